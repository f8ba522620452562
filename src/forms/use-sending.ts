import { useCallback, useState } from 'react';
import type { FormDefinition } from '../contract/form';
import type { FirstTouch } from './first-touch';
import type { FormContents } from './read-form';
import type { SubmissionKey } from './submission-key';
import { type Failure, type Outcome, type Submission, submit } from './submit';

/** `ready` until the visitor sends; what is shown follows from the phase alone. */
export type Phase =
  | { name: 'ready' }
  /** `sent`: how much has left the browser, from 0 to 1; null while nobody knows. */
  | { name: 'sending'; retryIn: number | null; sent: number | null }
  | { name: 'offline' }
  | { name: 'failed'; failure: Failure }
  | { name: 'stored'; receipt: string | null };

const ready: Phase = { name: 'ready' };

interface SendingSettings {
  form: FormDefinition;
  /** Path of the page the form stands on. */
  page: string;
  key: SubmissionKey;
  touch: FirstTouch;
}

export interface Sending {
  phase: Phase;
  isUnderWay: boolean;
  send: (contents: FormContents) => Promise<Outcome>;
  /** Takes the message about a stored submission away. */
  beginAnew: () => void;
  /** Takes the message about a failure away, when something else is the matter now. */
  forgetFailure: () => void;
}

/** Sends a form under one key until it is answered, and says how far that is. */
export function useSending({ form, page, key, touch }: SendingSettings): Sending {
  const [phase, setPhase] = useState<Phase>(ready);

  async function send({ values, files, trap }: FormContents): Promise<Outcome> {
    if (!navigator.onLine) {
      setPhase({ name: 'offline' });
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    setPhase({ name: 'sending', retryIn: null, sent: null });
    const isUpload = Object.keys(files).length > 0;
    const watcher = {
      onRetry: (wait: number) => setPhase({ name: 'sending', retryIn: wait, sent: null }),
      onProgress: (share: number) => {
        if (isUpload) setPhase({ name: 'sending', retryIn: null, sent: share });
      },
    };
    const elapsed = touch.elapsed();
    const submission: Submission = { form, values, files, trap, page, elapsed, key: key.current() };
    let outcome = await submit(submission, watcher);
    if (outcome.kind === 'key-used') {
      // An earlier attempt was stored although its answer got lost, and the contents have changed since.
      outcome = await submit({ ...submission, key: key.renew() }, watcher);
    }
    setPhase(phaseAfter(outcome));
    return outcome;
  }

  return {
    phase,
    isUnderWay: phase.name === 'sending' || phase.name === 'offline',
    send,
    beginAnew: useCallback(() => setPhase((now) => (now.name === 'stored' ? ready : now)), []),
    forgetFailure: () => setPhase((now) => (now.name === 'failed' ? ready : now)),
  };
}

function phaseAfter(outcome: Outcome): Phase {
  if (outcome.kind === 'stored') return { name: 'stored', receipt: outcome.receipt };
  if (outcome.kind === 'refused' || outcome.kind === 'file-gone') return ready;
  return { name: 'failed', failure: outcome.kind === 'failed' ? outcome : { kind: 'failed', reason: 422 } };
}
