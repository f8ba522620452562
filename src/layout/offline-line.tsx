import site from '../../data/site.json';
import * as styles from './offline-line.module.css';

/**
 * Hidden in every page, for one that lost its network before it woke: its script says by `data-offline` that something
 * was pressed there and waits (src/waker/held-clicks.ts). A page that is awake has words of its own beside each form.
 */
export function OfflineLine() {
  return (
    <div aria-live="polite" className={styles.place}>
      <p className={styles.line}>{site.offline}</p>
    </div>
  );
}
