import { Icon } from '../../components/icon';
import type { LiveJobs } from '../../live/use-jobs';
import * as styles from './stale.module.css';

/** Says that the backend's list could not be had, so that the build's is shown (R-ERR-02). */
export function Stale({ live }: { live: LiveJobs }) {
  return (
    <div role="status">
      {live.state === 'failed' ? (
        <p className={styles.stale}>
          <Icon name="circle-alert" />
          <span>The positions could not be brought up to date, so you see those of our last update.</span>
          <button type="button" className={styles.retry} onClick={live.reload}>
            <Icon name="refresh-cw" /> Retry
          </button>
        </p>
      ) : null}
    </div>
  );
}
