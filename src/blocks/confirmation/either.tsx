import type { ReactNode } from 'react';
import { sentId } from '../../contract/paths';
import { receiptPattern } from '../../contract/receipt';
import { useIsAlive } from '../../shared/use-browser-value';
import * as styles from './either.module.css';

/**
 * Shows what is marked `data-sent` or `data-unsent` in it. Without a script the address says which: our server ends it
 * with what was sent, and puts a receipt that is in it into the page; whoever types or follows it without both has sent
 * nothing.
 *
 * @param props.receipt null until a script has read the address
 */
export function Either({ receipt, children }: { receipt: string | null; children: ReactNode }) {
  const isAlive = useIsAlive();
  const known = isAlive ? (receiptPattern.test(receipt ?? '') ? styles.sent : styles.unsent) : styles.unknown;
  return (
    <div className={known}>
      <div id={sentId} className={styles.mark} />
      {children}
    </div>
  );
}
