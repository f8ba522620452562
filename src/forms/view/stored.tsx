import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useRef } from 'react';
import { focusFromStart } from '../../components/focus-from-start';
import { Notice } from '../../components/notice';
import type { FormDefinition } from '../../contract/form-definition';
import { secondWords } from '../state/status';
import * as styles from './stored.module.css';

interface StoredProps {
  form: FormDefinition;
  /** Null from a backend that hands out none. */
  receipt: string | null;
  /** Whether what was sent before it, in other words, is stored as well. */
  isSecond: boolean;
}

/** The specified sentence, the reference number and what happens next; takes the focus (R-FORM-04, R-FORM-19). */
export function Stored({ form, receipt, isSecond }: StoredProps) {
  const words = useNextSteps(form);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFromStart(box.current), []);
  return (
    <Notice ref={box} tabIndex={-1} role="alert" look="good">
      <p className={styles.title}>{form.successMessage}</p>
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
    </Notice>
  );
}

/** The same words as on the page that confirms a form sent without a script. */
function useNextSteps({ name }: FormDefinition) {
  const { allConfirmationPage } = useStaticQuery<Queries.NextStepsQuery>(graphql`
    query NextSteps {
      allConfirmationPage {
        nodes {
          form
          text
          next
        }
      }
    }
  `);
  return allConfirmationPage.nodes.find(({ form }) => form === name);
}
