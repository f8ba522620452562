import * as styles from './badge.module.css';

/** Marks a job that nobody can apply for any more. */
export function Badge({ label }: { label: string }) {
  return <span className={styles.badge}>{label}</span>;
}
