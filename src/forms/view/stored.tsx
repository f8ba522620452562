import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useRef } from 'react';
import { focusFromStart } from '../../components/focus-from-start';
import { Link } from '../../components/link';
import { Notice } from '../../components/notice';
import { OrderedWords } from '../../components/ordered-words';
import { type FormDefinition, kindOf } from '../../contract/form-definition';
import type { StoredPhase } from '../state/phase';
import { secondWords } from '../state/status';
import * as styles from './stored.module.css';

interface StoredProps {
  form: FormDefinition;
  phase: StoredPhase;
  /** Brings the empty form back; undefined when it is there. */
  onAgain: (() => void) | undefined;
}

/**
 * The specified sentence, which alone is announced and takes the focus (R-FORM-04, R-FORM-19); then what was sent, so
 * that a slip in a phone number is seen, the reference number, what happens next and ways on.
 */
export function Stored({ form, phase: { receipt, isSecond, request, ways }, onAgain }: StoredProps) {
  const words = useNextSteps(form);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusFromStart(sentence.current), []);
  return (
    <Notice look="good">
      <p ref={sentence} tabIndex={-1} role="alert" className={styles.title}>
        {form.successMessage}
      </p>
      {form.asksFor ? (
        <p>
          <OrderedWords summary={form.asksFor} />
        </p>
      ) : null}
      <p>
        We have your {request}
        {ways.length > 0 ? ` and reach you at ${ways.join(' or ')}` : ''}.
      </p>
      {receipt ? (
        <p>
          Your reference number is <span className={styles.receipt}>{receipt}</span>. Keep it, and mention it when you
          call or write to us.
        </p>
      ) : null}
      {isSecond ? <p>{secondWords}</p> : null}
      <p>{words?.text}</p>
      <ul>
        {words?.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <ul className={styles.links}>
        {words?.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {onAgain ? (
          <li>
            <button type="button" onClick={onAgain}>
              Fill it in again
            </button>
          </li>
        ) : null}
      </ul>
    </Notice>
  );
}

/** The same words as on the page that confirms a form sent without a script. */
function useNextSteps(filledIn: FormDefinition) {
  const { allConfirmationPage } = useStaticQuery<Queries.NextStepsQuery>(graphql`
    query NextSteps {
      allConfirmationPage {
        nodes {
          form
          text
          next
          links {
            label
            to
          }
        }
      }
    }
  `);
  return allConfirmationPage.nodes.find(({ form }) => form === kindOf(filledIn));
}
