import { Link } from 'gatsby';
import { useRef } from 'react';
import { Icon } from '../components/icon';
import type { FormName, OptionSource } from '../contract/form';
import { dropLeft } from '../forms/left-behind';
import * as notice from '../forms/notice.module.css';
import { isUnderWay } from '../forms/phase';
import type { Run } from '../forms/run';
import { secondWords } from '../forms/status';
import { useLeaveWarning } from '../forms/use-leave-warning';
import * as styles from './left-behind-news.module.css';
import { useNewsHeight } from './use-news-height';

/** How a visitor would call what was sent. */
const nouns: Record<FormName, string> = {
  demo: 'demo request',
  partner: 'partner request',
  hire: 'hiring request',
  application: 'application',
  contact: 'message',
};

/** Lists from which somebody chooses what a form is about. */
const subjects: ReadonlySet<OptionSource | undefined> = new Set(['products', 'hireServices', 'openJobs']);

/** The words about each form that was left before what it sent was stored. */
export default function LeftBehindNews({ runs }: { runs: readonly Run[] }) {
  const box = useRef<HTMLDivElement>(null);
  useNewsHeight(box);
  const files = runs.filter(({ phase }) => phase.name !== 'stored').map(({ contents }) => contents.files);
  useLeaveWarning({
    isUnsettled: false,
    isUnderWay: runs.some(({ phase }) => isUnderWay(phase)),
    files: Object.assign({}, ...files),
    isKept: true,
  });
  return (
    <div ref={box} className={styles.all}>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and no state of their own
        <div key={index} className={`${notice.notice} ${styles.one} ${lookOf(run)}`}>
          <p>{words(run)}</p>
          {isUnderWay(run.phase) ? null : (
            <button type="button" className={styles.close} onClick={() => dropLeft(run)}>
              <Icon name="x" />
              <span className="visually-hidden">Close</span>
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function lookOf({ phase }: Run): string {
  if (phase.name === 'stored') return notice.good;
  return isUnderWay(phase) ? styles.underWay : notice.bad;
}

function words(run: Run) {
  const { phase, address } = run;
  const name = nameOf(run);
  if (isUnderWay(phase)) return `${name} is still being sent …`;
  if (phase.name === 'stored') {
    return `${name} has been sent.${phase.receipt ? ` Reference number ${phase.receipt}` : ''}${phase.isSecond ? ` ${secondWords}` : ''}`;
  }
  return (
    <>
      {name} {phase.name === 'failed' && phase.failure.isOpen ? 'may not have arrived.' : 'was not sent.'}{' '}
      <Link to={address}>Go back to the form</Link>
    </>
  );
}

/** `Your demo request for Point of Sale Software`. */
function nameOf({ form, contents }: Run): string {
  const field = form.fields.find(({ options }) => subjects.has(options));
  const subject = field && contents.choices[field.name];
  return `Your ${nouns[form.name]}${subject ? ` for ${subject}` : ''}`;
}
