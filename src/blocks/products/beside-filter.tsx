import type { ReactNode } from 'react';
import * as styles from './beside-filter.module.css';

interface BesideFilterProps {
  filter: ReactNode;
  /** What is left of the products. */
  children: ReactNode;
}

/** What one chooses by stands beside the products, above them on a phone. */
export function BesideFilter({ filter, children }: BesideFilterProps) {
  return (
    <div className={styles.catalogue}>
      <div className={styles.filter}>{filter}</div>
      <div>{children}</div>
    </div>
  );
}
