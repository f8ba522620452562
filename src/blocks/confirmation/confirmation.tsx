import type { ReactNode } from 'react';
import { LinkRow } from '../../components/link-row';
import { PageBody } from '../../components/page-body';
import { receiptInAddress } from '../../contract/receipt';
import * as styles from './confirmation.module.css';

interface ConfirmationProps {
  /** Undefined until a script has read it in the address. */
  receipt: string | undefined;
  /** Names what was ordered. */
  ordered?: ReactNode;
  words: {
    readonly next: readonly string[];
    readonly links: readonly { readonly label: string; readonly to: string }[];
  };
}

/** The reference number of what was sent, what happens next, and where to go from here. */
export function Confirmation({ receipt, ordered, words }: ConfirmationProps) {
  return (
    <PageBody className={styles.body}>
      {ordered}
      {receipt ? (
        <p className={styles.receipt}>
          Your reference number is <strong>{receipt}</strong>. Keep it, and mention it when you call or write to us.
        </p>
      ) : null}
      <noscript>
        <p className={styles.receipt}>
          Your reference number {receiptInAddress}. Keep it, and mention it when you call or write to us.
        </p>
      </noscript>
      <section aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol className={styles.steps}>
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <nav aria-labelledby="on">
        <h2 id="on">Go on</h2>
        <LinkRow links={words.links} />
      </nav>
    </PageBody>
  );
}
