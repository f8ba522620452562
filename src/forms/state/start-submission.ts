import type { FormDefinition, OptionSource } from '../../contract/form-definition';
import type { Payload } from '../sending/backend';
import type { Outcome } from '../sending/outcome';
import { submit } from '../sending/submit';
import { elapsed } from './first-touch';
import { keepReceipt } from './last-receipt';
import type { StorageKey } from './memory-storage';
import { type Phase, ready, type StoredPhase } from './phase';
import type { Choices, FormContents } from './read-form';
import { forget, recall, remember } from './session';
import { keyOf, newKey } from './submission-key';
import { notifyForms, type Submission } from './submission-store';

/** What a submission needs of its form. */
export interface SubmissionSettings {
  form: FormDefinition;
  /** Path of the page it is sent from. */
  page: string;
  /** Of the page where the form is found. */
  address: string;
  storageKey: StorageKey;
}

/** Sends a form under one key until it is answered. */
export function startSubmission(
  { form, page, address, storageKey }: SubmissionSettings,
  contents: FormContents,
): Submission {
  const { values, files, trap } = contents;
  const sending = (sent: number | null, isRetry = false): Phase => ({ name: 'sending', isRetry, sent });
  const say = (phase: Phase) => {
    submission.phase = phase;
    notifyForms(submission);
  };
  const payload: Payload = { form, values, files, trap, page, elapsed: elapsed(storageKey), key: keyOf(storageKey) };
  // What was sent before under the same key, and may have been stored.
  let wasOpen = recall(storageKey).isOpen;
  const notice = { name: requestName(form, contents.choices), address };
  // From now on nothing else may take its words or its key, also while it waits for a connection.
  remember(storageKey, { key: payload.key, isSent: true, notice });

  async function work(): Promise<Outcome> {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      say(sending(null));
    }
    remember(storageKey, { isOpen: true, isRefused: false });
    const isUpload = Object.keys(files).length > 0;
    const watcher = {
      onRetry: () => say(sending(null, true)),
      onProgress: (share: number) => {
        if (isUpload) say(sending(share));
      },
    };
    let outcome = await submit(payload, watcher);
    if (outcome.kind === 'key-used') {
      // An earlier attempt was stored although its answer got lost, and the contents have changed since.
      payload.key = newKey();
      wasOpen = false;
      remember(storageKey, { key: payload.key, isSecond: true });
      outcome = await submit(payload, watcher);
    }
    if ('isOpen' in outcome && wasOpen) outcome = { ...outcome, isOpen: true };
    const { isSecond } = recall(storageKey);
    if (outcome.kind === 'stored') {
      forget(storageKey);
      if (outcome.receipt) keepReceipt(address, outcome.receipt, notice.name);
    } else {
      const isOpen = 'isOpen' in outcome ? outcome.isOpen : wasOpen;
      remember(storageKey, { isOpen, isRefused: outcome.kind === 'refused' });
    }
    if (outcome.kind === 'failed' || outcome.kind === 'key-used') {
      console.warn(`The ${form.name} form could not be sent: ${outcome.kind === 'failed' ? outcome.reason : 'key'}`);
    }
    say(phaseAfter(outcome, { isSecond, request: notice.name, ways: waysIn(form, values) }));
    return outcome;
  }

  const phase: Phase = navigator.onLine ? sending(null) : { name: 'offline' };
  const submission: Submission = { form, notice, storageKey, contents, phase, result: work() };
  // Other tabs see by it that this one is at work. Where pages have no such locks, they offer to send it as well.
  navigator.locks?.request(storageKey, () => submission.result).catch(() => {});
  return submission;
}

function phaseAfter(outcome: Outcome, sent: Omit<StoredPhase, 'name' | 'receipt'>): Phase {
  if (outcome.kind === 'stored') return { name: 'stored', receipt: outcome.receipt, ...sent };
  if (outcome.kind === 'refused' || outcome.kind === 'file-gone') return ready;
  return {
    name: 'failed',
    failure: outcome.kind === 'failed' ? outcome : { kind: 'failed', reason: 422, isOpen: false },
  };
}

/** How whoever filled it in is reached. */
function waysIn({ fields }: FormDefinition, values: Readonly<Record<string, string>>): string[] {
  const ways = fields.filter(({ kind }) => kind === 'phone' || kind === 'email');
  return ways.map(({ name }) => values[name]?.trim() ?? '').filter((way) => way !== '');
}

/** Lists from which somebody chooses what a form is about. */
const subjects: ReadonlySet<OptionSource | undefined> = new Set(['products', 'hireServices', 'openJobs']);

/** `demo request for Point of Sale Software`. */
function requestName({ noun, fields }: FormDefinition, choices: Choices): string {
  const field = fields.find(({ options }) => subjects.has(options));
  const subject = field && choices[field.name];
  return subject ? `${noun} for ${subject}` : noun;
}
