import type { ReactNode, Ref } from 'react';
import * as styles from './beside-filter.module.css';

interface BesideFilterProps {
  filter: ReactNode;
  /** What is left of the products. */
  children: ReactNode;
  answer?: Ref<HTMLDivElement>;
}

/** What one chooses by stands beside the products, above them on a phone. */
export function BesideFilter({ filter, children, answer }: BesideFilterProps) {
  return (
    <div className={styles.catalogue}>
      <div className={styles.filter}>{filter}</div>
      <div ref={answer}>{children}</div>
    </div>
  );
}
