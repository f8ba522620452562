import { useEffect, useState } from 'react';
import type { FieldDefinition } from '../../contract/form-definition';
import * as styles from './below-control.module.css';

interface BelowControlProps {
  field: FieldDefinition;
  /** Of the error, for the control to name. */
  errorId: string;
  error: string | undefined;
  /** A question about what may be a slip, while there is no error. */
  doubt: string | undefined;
  /** Of a long text, in characters. */
  length: number | undefined;
}

/** What is wrong with a field or may be, or how much of its limit a long text takes. */
export function BelowControl({ field: { kind, maxLength }, errorId, error, doubt, length = 0 }: BelowControlProps) {
  const message = error ? (
    <p id={errorId} className={styles.error}>
      {error}
    </p>
  ) : null;
  // A file is judged when it is chosen and a choice may vanish, so that is heard; the rest by the summary.
  if (kind === 'file' || kind === 'choice') return <div aria-live="polite">{message}</div>;
  if (kind === 'phone' || kind === 'email')
    return (
      <div>
        {message}
        <div aria-live="polite">{doubt && !message ? <p className={styles.count}>{doubt}</p> : null}</div>
      </div>
    );
  if (kind !== 'longText') return message;
  return (
    <div>
      {message}
      <Count length={length} most={maxLength} isShown={!message} />
    </div>
  );
}

interface CountProps {
  /** In characters. */
  length: number;
  /** The limit, which is the contract's. */
  most: number;
  /** False where an error says the same. */
  isShown: boolean;
}

/**
 * In milliseconds: how long nothing is typed before the count is heard, since hearing it at each key would be noise.
 */
const pause = 1000;

/** How much of its limit a long text takes, as soon as it is near it. */
function Count({ length, most, isShown }: CountProps) {
  const words = length > 0.9 * most ? `${inWords(length)} of ${inWords(most)} characters` : '';
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setHeard(words), pause);
    return () => window.clearTimeout(timer);
  }, [words]);
  return (
    <>
      {isShown && words ? (
        <p aria-hidden="true" className={length > most ? styles.error : styles.count}>
          {words}
        </p>
      ) : null}
      <div aria-live="polite" className="visually-hidden">
        {heard}
      </div>
    </>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-GB');
}
