import { useEffect, useRef } from 'react';
import type { FormDefinition } from '../contract/form';
import * as styles from './notice.module.css';

interface StoredProps {
  form: FormDefinition;
  /** Null from a backend that hands out none. */
  receipt: string | null;
}

/** The specified sentence, the reference number and what happens next; takes the focus (R-FORM-04, R-FORM-19). */
export function Stored({ form, receipt }: StoredProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${styles.notice} ${styles.good}`}>
      <p className={styles.title}>{form.successMessage}</p>
      {receipt ? (
        <p>
          Your reference number is <span className={styles.receipt}>{receipt}</span>
        </p>
      ) : null}
      <p>
        We read every request and call or write to you with the details you gave. Keep the number in case you call us
        first.
      </p>
    </div>
  );
}
