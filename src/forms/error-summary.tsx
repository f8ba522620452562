import { type MouseEvent, useEffect, useRef } from 'react';
import type { FormDefinition } from '../contract/form';
import type { FieldError } from '../contract/submission';
import * as styles from './notice.module.css';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** A refusal that belongs to no field. */
  refusal: string;
  form: FormDefinition;
  idPrefix: string;
}

/** Lists what must be put right and takes the focus when it appears; each line leads to its field. */
export function ErrorSummary({ errors, refusal, form, idPrefix }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0 || refusal !== '';
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;

  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${styles.notice} ${styles.bad}`}>
      <p className={styles.title}>{refusal || 'Please check these fields. Nothing was lost.'}</p>
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
