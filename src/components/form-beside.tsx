import type { ReactNode } from 'react';
import { goesWithForm, requestPlace } from '../shared/request-place';
import * as styles from './form-beside.module.css';

interface FormBesideProps {
  /** A form card and what stands beside it, in the order of the page. */
  children: ReactNode;
  /** Whether the form card comes second. */
  isSecond?: boolean;
}

/** A form on a raised card with something beside it. */
export function FormBeside({ children, isSecond = false }: FormBesideProps) {
  return (
    <div {...requestPlace} className={isSecond ? `${styles.page} ${styles.second}` : styles.page}>
      {children}
    </div>
  );
}

interface FormCardProps {
  /** Names the form where the page's own heading does not. */
  heading?: { id: string; title: string };
  /** Field of the address's query that chooses what it asks for: such an address leads to it. */
  askedBy?: string;
  children: ReactNode;
}

/** The card with the form; on a phone it reaches both edges. */
export function FormCard({ heading, askedBy, children }: FormCardProps) {
  if (!heading) return <div className={styles.form}>{children}</div>;
  return (
    <section className={styles.form} aria-labelledby={heading.id} data-asked-by={askedBy}>
      <h2 {...goesWithForm} id={heading.id}>
        {heading.title}
      </h2>
      {children}
    </section>
  );
}
