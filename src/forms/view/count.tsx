import { useEffect, useState } from 'react';
import * as styles from './field.module.css';

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
export function Count({ length, most, isShown }: CountProps) {
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
