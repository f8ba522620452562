import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import * as styles from './menus.module.css';

interface MenuProps {
  label: string;
  /** Spans the page's width instead of fitting its links. */
  wide?: boolean;
  children: ReactNode;
}

export function Menu({ label, wide = false, children }: MenuProps) {
  return (
    <details className={`${styles.menu} ${wide ? styles.wide : styles.narrow}`} name="site-menu">
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" size={1} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
