import { type MouseEvent, useEffect, useRef } from 'react';
import type { FormDefinition } from '../contract/form';
import type { FieldError } from '../contract/submission';
import * as styles from './notice.module.css';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** How often the form was sent: once more makes the summary speak again. */
  attempts: number;
  form: FormDefinition;
  idPrefix: string;
}

/** Lists what must be put right and takes the focus after each attempt; each line leads to its field. */
export function ErrorSummary({ errors, attempts, form, idPrefix }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a trigger
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown, attempts]);
  if (!isShown) return null;

  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  return (
    <div role="alert" className={`${styles.notice} ${styles.bad}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Please check these fields. Nothing was lost.
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            {form.fields.some(({ name }) => name === field) ? (
              <a href={`#${idPrefix}-${field}`} onClick={focusField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
