import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon';
import { Link } from '../components/link';
import { Notice } from '../components/notice';
import { backend } from '../forms/sending/current-backend';
import { isUnderWay } from '../forms/state/phase';
import { isKept, recall } from '../forms/state/session';
import { secondWords } from '../forms/state/status';
import { closeNotice, type PendingSubmission, refresh } from '../forms/state/submission-store';
import { useLeaveWarning } from '../forms/state/use-leave-warning';
import * as styles from './submission-notice-list.module.css';

/** A notice for each form that was left before its submission was stored. */
export default function SubmissionNoticeList({ all }: { all: readonly PendingSubmission[] }) {
  const box = useRef<HTMLDivElement>(null);
  useNoticesHeight(box);
  // Another tab has sent something, or given up.
  useEffect(() => {
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);
  const files = all.filter(({ phase }) => phase.name !== 'stored').map(({ contents }) => contents?.files);
  useLeaveWarning({
    isAnnounced: false,
    isUnsettled: false,
    isUnderWay: all.some(({ phase }) => isUnderWay(phase)),
    files: Object.assign({}, ...files),
    isKept: all.every(({ storageKey }) => isKept(storageKey)),
  });
  return (
    <div ref={box} className={styles.all}>
      {all.map((pending) => (
        <PendingNotice key={pending.storageKey} pending={pending} />
      ))}
    </div>
  );
}

function PendingNotice({ pending }: { pending: PendingSubmission }) {
  if (!useIsOurs(pending)) return null;
  return (
    <Notice look={lookOf(pending)} isBar>
      <p>{words(pending)}</p>
      {isUnderWay(pending.phase) ? null : (
        <button type="button" className={styles.close} onClick={() => closeNotice(pending)}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      )}
    </Notice>
  );
}

/** Whether it is for this tab to name it: while another one is sending it, that one does. */
function useIsOurs({ storageKey, phase }: PendingSubmission): boolean {
  const mayBeElsewhere = phase.name === 'past' && 'locks' in navigator;
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!mayBeElsewhere) return;
    const waiting = new AbortController();
    navigator.locks
      .request(storageKey, { signal: waiting.signal }, () => setFree(true))
      .catch(({ name }: Error) => {
        // Where a browser allows no locks, nothing is known of other tabs.
        if (name !== 'AbortError') setFree(true);
      });
    return () => waiting.abort();
  }, [storageKey, mayBeElsewhere]);
  return !mayBeElsewhere || (isFree && recall(storageKey).notice !== null);
}

/** Gives the styles the height of the notices below the header as `--notices`: scrolling stops below them. */
function useNoticesHeight(box: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => style.setProperty('--notices', `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--notices');
    };
  }, [box]);
}

function lookOf({ phase }: PendingSubmission) {
  if (phase.name === 'stored') return 'good';
  return isUnderWay(phase) ? 'plain' : 'bad';
}

function words({ phase, notice, storageKey }: PendingSubmission) {
  const name = `Your ${notice.name}`;
  if (isUnderWay(phase)) return `${name} is still being sent …`;
  if (phase.name === 'stored') {
    return `${name} has been sent.${phase.receipt ? ` Reference number ${phase.receipt}` : ''}${phase.isSecond ? ` ${secondWords}` : ''}`;
  }
  const { isOpen, isRefused, files } = recall(storageKey);
  // A mistake must be mended first, and a file chosen again; and a second one must not count twice.
  const isReady = !isRefused && Object.keys(files).length === 0 && (!isOpen || backend.countsOnce !== '');
  const canSend = phase.name === 'past' && isReady;
  return (
    <>
      {name} {isOpen ? 'may not have arrived.' : 'was not sent.'}{' '}
      <Link to={notice.address} {...(canSend && { state: { send: storageKey } })}>
        {canSend ? 'Send it now' : 'Go back to the form'}
      </Link>
    </>
  );
}
