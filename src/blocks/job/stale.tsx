import { Icon } from '../../components/icon';
import { type Progress, useRetry } from '../../components/use-retry';
import type { LiveJobs } from '../../live/use-jobs';
import * as styles from './stale.module.css';

/**
 * Says that the backend's list could not be had, so that the build's is shown (R-ERR-02), and that it came after all.
 */
export function Stale({ live }: { live: LiveJobs }) {
  const { isShown, isUnderWay, hasMended, mended, retry } = useRetry(progress[live.state], live.reload);
  return (
    <div role="status">
      {isShown ? (
        <p className={styles.stale}>
          <Icon name="circle-alert" />
          <span>The positions could not be brought up to date, so you see those of our last update.</span>
          <button type="button" className={styles.retry} onClick={retry}>
            <Icon name="refresh-cw" /> {isUnderWay ? 'Loading' : 'Retry'}
          </button>
        </p>
      ) : null}
      {hasMended ? (
        <p ref={mended} tabIndex={-1} className={styles.stale}>
          The positions are up to date.
        </p>
      ) : null}
    </div>
  );
}

const progress: Record<LiveJobs['state'], Progress> = { built: 'loading', failed: 'failed', current: 'current' };
