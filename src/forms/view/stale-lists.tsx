import { type Progress, useRetry } from '../../components/use-retry';
import * as styles from './stale-lists.module.css';

/** Says that lists of a form could not be had, so that those of the build are shown, and that they came after all. */
export function StaleLists({ progress, reload }: { progress: Progress; reload: () => void }) {
  const { isShown, isUnderWay, hasMended, mended, retry } = useRetry(progress, reload);
  if (hasMended) {
    return (
      <p ref={mended} tabIndex={-1} className={styles.stale} role="status">
        The lists are up to date.
      </p>
    );
  }
  return isShown ? (
    <p className={styles.stale} role="status">
      The lists could not be brought up to date, so you see those of our last update.{' '}
      <button type="button" className={styles.textButton} onClick={retry}>
        {isUnderWay ? 'Loading' : 'Try again'}
      </button>
    </p>
  ) : null;
}
