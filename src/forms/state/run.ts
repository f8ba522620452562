import type { FormDefinition } from '../../contract/form-definition';
import type { Submission } from '../sending/backend';
import type { Outcome } from '../sending/outcome';
import { submit } from '../sending/submit';
import { elapsed } from './first-touch';
import { type Phase, ready } from './phase';
import type { FormContents } from './read-form';
import { requestName } from './request-name';
import { type Run, tell } from './run-store';
import { forget, recall, remember, type Slot } from './session';
import { keyOf, newKey } from './submission-key';

/** What a run needs of its form. */
export interface RunSettings {
  form: FormDefinition;
  /** Path of the page it is sent from. */
  page: string;
  /** Of the page where the form is found. */
  address: string;
  slot: Slot;
}

/** Sends a form under one key until it is answered. */
export function startRun({ form, page, address, slot }: RunSettings, contents: FormContents): Run {
  const { values, files, trap } = contents;
  const sending = (sent: number | null, isRetry = false): Phase => ({ name: 'sending', isRetry, sent });
  const say = (phase: Phase) => {
    run.phase = phase;
    tell(run);
  };
  const submission: Submission = { form, values, files, trap, page, elapsed: elapsed(slot), key: keyOf(slot) };
  // What was sent before under the same key, and may have been stored.
  let wasOpen = recall(slot).isOpen;
  const news = { name: requestName(form, contents.choices), address };
  // From now on nothing else may take its words or its key, also while it waits for a connection.
  remember(slot, { key: submission.key, isSent: true, news });

  async function work(): Promise<Outcome> {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      say(sending(null));
    }
    remember(slot, { isOpen: true });
    const isUpload = Object.keys(files).length > 0;
    const watcher = {
      onRetry: () => say(sending(null, true)),
      onProgress: (share: number) => {
        if (isUpload) say(sending(share));
      },
    };
    let outcome = await submit(submission, watcher);
    if (outcome.kind === 'key-used') {
      // An earlier attempt was stored although its answer got lost, and the contents have changed since.
      submission.key = newKey();
      wasOpen = false;
      remember(slot, { key: submission.key, isSecond: true });
      outcome = await submit(submission, watcher);
    }
    if ('isOpen' in outcome && wasOpen) outcome = { ...outcome, isOpen: true };
    const { isSecond } = recall(slot);
    if (outcome.kind === 'stored') forget(slot);
    else remember(slot, { isOpen: 'isOpen' in outcome ? outcome.isOpen : wasOpen });
    if (outcome.kind === 'failed' || outcome.kind === 'key-used') {
      console.warn(`The ${form.name} form could not be sent: ${outcome.kind === 'failed' ? outcome.reason : 'key'}`);
    }
    say(phaseAfter(outcome, isSecond));
    return outcome;
  }

  const phase: Phase = navigator.onLine ? sending(null) : { name: 'offline' };
  const run: Run = { form, news, slot, contents, phase, result: work() };
  return run;
}

function phaseAfter(outcome: Outcome, isSecond: boolean): Phase {
  if (outcome.kind === 'stored') return { name: 'stored', receipt: outcome.receipt, isSecond };
  if (outcome.kind === 'refused' || outcome.kind === 'file-gone') return ready;
  return {
    name: 'failed',
    failure: outcome.kind === 'failed' ? outcome : { kind: 'failed', reason: 422, isOpen: false },
  };
}
