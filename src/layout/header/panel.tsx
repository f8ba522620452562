import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Entry, type NavigationEntry } from '../entry';
import * as styles from './panel.module.css';

/** Entries of the navigation in the panel of a menu. */
export function PanelLinks({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </ul>
  );
}

interface PanelItemProps {
  icon: string;
  title: string;
  text: string;
  /** Where Learn More leads. */
  to: string;
}

/** A product or service in a panel: a drawing, the beginning of its text and the way to its page. */
export function PanelItem({ icon, title, text, to }: PanelItemProps) {
  return (
    <li className={styles.item}>
      <Icon name={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <Link to={to}>
          Learn More<span className="visually-hidden"> about {title}</span>
        </Link>
      </div>
    </li>
  );
}

interface WholeLinkProps {
  to: string;
  children: ReactNode;
}

/** The way to the whole of what a panel shows a part of. */
export function WholeLink({ to, children }: WholeLinkProps) {
  return (
    <Link to={to} className={styles.whole}>
      {children}
    </Link>
  );
}
