import { Link } from 'gatsby';
import { Button } from '../components/button';
import { dropLeft } from '../forms/left-behind';
import * as notice from '../forms/notice.module.css';
import { isUnderWay } from '../forms/phase';
import type { Run } from '../forms/run';
import { secondWords } from '../forms/status';
import { useLeaveWarning } from '../forms/use-leave-warning';
import * as styles from './layout.module.css';

/** The words about each form that was left while it was being sent. */
export default function LeftBehindNews({ runs }: { runs: readonly Run[] }) {
  useLeaveWarning({ isUnderWay: runs.some(({ phase }) => isUnderWay(phase)), files: {}, isKept: true });
  return (
    <>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and no state of their own
        <div key={index} className={styles.news}>
          <div className={`${notice.notice} ${lookOf(run)}`}>
            <p>{words(run)}</p>
            {isUnderWay(run.phase) ? null : <Button onClick={() => dropLeft(run)}>Close</Button>}
          </div>
        </div>
      ))}
    </>
  );
}

function lookOf({ phase }: Run): string {
  if (phase.name === 'stored') return notice.good;
  return isUnderWay(phase) ? '' : notice.bad;
}

function words({ phase, address }: Run) {
  if (isUnderWay(phase)) return 'Your message is still being sent …';
  if (phase.name === 'stored') {
    return `Your message has been sent.${phase.receipt ? ` Reference number ${phase.receipt}` : ''}${phase.isSecond ? ` ${secondWords}` : ''}`;
  }
  return (
    <>
      {phase.name === 'failed' && phase.failure.isOpen
        ? 'Your message may not have arrived.'
        : 'Your message was not sent.'}{' '}
      <Link to={address}>Go back to the form</Link>
    </>
  );
}
