import { extras, idempotencyHeader } from '../contract/extras';
import type { FormDefinition } from '../contract/form';
import type { FieldError, FieldValues } from '../contract/submission';
import { apiMode, apiUrl } from '../live/api';
import { timeoutSignal } from '../live/timeout';
import { readAnswer } from './answer';
import { type Attempt, withRetries } from './retry';

/** What became of a submission. `failed` means that everything must be kept and may be sent again. */
export type Outcome =
  | { kind: 'stored'; receipt: string | null }
  | { kind: 'refused'; errors: FieldError[]; detail: string }
  | { kind: 'key-used' }
  | { kind: 'failed'; reason: 'network' | 'server' | 'unexpected' };

/** In milliseconds: how long one attempt may take (R-API-11). */
const timeout = 60_000;

export interface Submission {
  form: FormDefinition;
  values: FieldValues;
  /** UUID of the submission, the same for every attempt. */
  key: string;
  /** Path of the page it is sent from. */
  page: string;
  /** Value of the honeypot; people leave it empty. */
  trap: string;
}

/** Sends a submission until it is answered; `onRetry` hears of every wait, in milliseconds. */
export function submit(submission: Submission, onRetry: (wait: number) => void): Promise<Outcome> {
  return withRetries(() => attempt(submission), { mode: apiMode, onRetry });
}

async function attempt(submission: Submission): Promise<Attempt> {
  try {
    const response = await fetch(apiUrl(submission.form.path), {
      method: 'POST',
      // No Content-Type: the browser sets it with its boundary (R-ENT-15).
      headers: apiMode === 'own' ? { Accept: 'application/json', [idempotencyHeader]: submission.key } : {},
      body: bodyOf(submission),
      signal: timeoutSignal(timeout),
    });
    return await readAnswer(response, apiMode);
  } catch {
    return { outcome: { kind: 'failed', reason: 'network' }, retry: 'unanswered' };
  }
}

function bodyOf({ form, values, page, trap }: Submission): FormData {
  const body = new FormData();
  for (const { name } of form.fields) body.append(name, values[name] ?? '');
  if (apiMode === 'own') {
    body.append(extras.consent, 'yes');
    body.append(extras.page, page);
    body.append(extras.trap, trap);
  }
  return body;
}
