import { extras, idempotencyHeader } from '../contract/extras';
import type { FormDefinition } from '../contract/form';
import type { FieldValues } from '../contract/submission';
import { apiMode, apiUrl } from '../live/api';
import { attribution } from '../site/arrival';
import { readAnswer } from './answer';
import { unreadableFile } from './chosen-file';
import type { Attempt, Outcome } from './outcome';
import { type PostOptions, post } from './post';
import { withRetries } from './retry';

export interface Submission {
  form: FormDefinition;
  values: FieldValues;
  /** The chosen files, by field. */
  files: Record<string, File>;
  /** Of the submission, the same for every attempt. */
  key: string;
  /** Path of the page it is sent from. */
  page: string;
  /** Value of the honeypot; people leave it empty. */
  trap: string;
  /** In milliseconds, since the form was first touched; undefined when nobody saw that. */
  elapsed: number | undefined;
}

export interface Watcher {
  /** Hears of every wait before another attempt, in milliseconds. */
  onRetry: (wait: number) => void;
  /** Hears how much of a submission has left the browser, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a submission until it is answered. */
export function submit(submission: Submission, { onRetry, onProgress }: Watcher): Promise<Outcome> {
  return withRetries(() => attempt(submission, onProgress), { mode: apiMode, onRetry });
}

async function attempt(submission: Submission, onProgress: Watcher['onProgress']): Promise<Attempt> {
  const field = await unreadableFile(submission.files);
  if (field !== undefined) return { outcome: { kind: 'file-gone', field, isOpen: false } };
  try {
    const answer = await post(apiUrl(submission.form.path), bodyOf(submission), optionsFor(submission, onProgress));
    return readAnswer(answer, apiMode);
  } catch {
    return { outcome: { kind: 'failed', reason: 'unanswered', isOpen: true }, retry: 'unanswered' };
  }
}

/** Another backend gets no header of ours, and no preflight (R-API-10). */
function optionsFor({ key }: Submission, onProgress: Watcher['onProgress']): PostOptions {
  if (apiMode === 'contract') return { headers: {} };
  return { headers: { Accept: 'application/json', [idempotencyHeader]: key }, onProgress };
}

/** No Content-Type goes with it: the browser sets it with its boundary (R-ENT-15). */
function bodyOf({ form, values, files, page, trap, elapsed }: Submission): FormData {
  const body = new FormData();
  for (const { name, kind } of form.fields) {
    const file = files[name];
    if (kind !== 'file') body.append(name, values[name] ?? '');
    // Left out when none is chosen (R-HIRE-05).
    else if (file) body.append(name, file);
  }
  if (apiMode === 'own') {
    body.append(extras.consent, 'yes');
    body.append(extras.page, page);
    body.append(extras.trap, trap);
    if (elapsed !== undefined) body.append(extras.elapsed, String(elapsed));
    const arrival = attribution();
    if (Object.keys(arrival).length > 0) body.append(extras.attribution, JSON.stringify(arrival));
  }
  return body;
}
