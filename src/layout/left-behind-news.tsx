import { Link } from 'gatsby';
import { useRef } from 'react';
import { Icon } from '../components/icon';
import { isUnderWay } from '../forms/state/phase';
import { closeNews, type Left } from '../forms/state/run-store';
import { isKept, recall } from '../forms/state/session';
import { secondWords } from '../forms/state/status';
import { useLeaveWarning } from '../forms/state/use-leave-warning';
import * as notice from '../forms/view/notice.module.css';
import * as styles from './left-behind-news.module.css';
import { useNewsHeight } from './use-news-height';

/** The words about each form that was left before what it sent was stored. */
export default function LeftBehindNews({ all }: { all: readonly Left[] }) {
  const box = useRef<HTMLDivElement>(null);
  useNewsHeight(box);
  const files = all.filter(({ phase }) => phase.name !== 'stored').map(({ contents }) => contents?.files);
  useLeaveWarning({
    isTold: false,
    isUnsettled: false,
    isUnderWay: all.some(({ phase }) => isUnderWay(phase)),
    files: Object.assign({}, ...files),
    isKept: all.every(({ slot }) => isKept(slot)),
  });
  return (
    <div ref={box} className={styles.all}>
      {all.map((left, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and no state of their own
        <div key={index} className={`${notice.notice} ${styles.one} ${lookOf(left)}`}>
          <p>{words(left)}</p>
          {isUnderWay(left.phase) ? null : (
            <button type="button" className={styles.close} onClick={() => closeNews(left)}>
              <Icon name="x" />
              <span className="visually-hidden">Close</span>
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function lookOf({ phase }: Left): string {
  if (phase.name === 'stored') return notice.good;
  return isUnderWay(phase) ? styles.underWay : notice.bad;
}

function words({ phase, news, slot }: Left) {
  const name = `Your ${news.name}`;
  if (isUnderWay(phase)) return `${name} is still being sent …`;
  if (phase.name === 'stored') {
    return `${name} has been sent.${phase.receipt ? ` Reference number ${phase.receipt}` : ''}${phase.isSecond ? ` ${secondWords}` : ''}`;
  }
  return (
    <>
      {name} {recall(slot).isOpen ? 'may not have arrived.' : 'was not sent.'}{' '}
      <Link to={news.address}>Go back to the form</Link>
    </>
  );
}
