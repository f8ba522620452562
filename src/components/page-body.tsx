import type { ReactNode } from 'react';
import * as styles from './page-body.module.css';

interface PageBodyProps {
  children: ReactNode;
  /** Class for how its parts stand. */
  className?: string;
}

/** What follows the header of a page directly, without a band of its own. */
export function PageBody({ children, className }: PageBodyProps) {
  return <div className={className ? `${styles.body} ${className}` : styles.body}>{children}</div>;
}
