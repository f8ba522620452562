import { apiUrl } from '../../live/api';
import { readAnswer } from './answer';
import type { Submission } from './backend';
import { unreadableFile } from './chosen-file';
import { backend } from './current-backend';
import type { Attempt, Outcome } from './outcome';
import { post } from './post';
import { withRetries } from './retry';

export interface Watcher {
  /** Hears of every wait before another attempt, in milliseconds. */
  onRetry: (wait: number) => void;
  /** Hears how much of a submission has left the browser, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a submission until it is answered. */
export function submit(submission: Submission, { onRetry, onProgress }: Watcher): Promise<Outcome> {
  return withRetries(() => attempt(submission, onProgress), { limits: backend.retries, onRetry });
}

async function attempt(submission: Submission, onProgress: Watcher['onProgress']): Promise<Attempt> {
  const field = await unreadableFile(submission.files);
  if (field !== undefined) return { outcome: { kind: 'file-gone', field, isOpen: false } };
  try {
    const options = backend.postOptions(submission, onProgress);
    return readAnswer(await post(apiUrl(submission.form.path), bodyOf(submission), options), backend);
  } catch {
    return { outcome: { kind: 'failed', reason: 'unanswered', isOpen: true }, retry: 'unanswered' };
  }
}

/** No Content-Type goes with it: the browser sets it with its boundary (R-ENT-15). */
function bodyOf(submission: Submission): FormData {
  const { form, values, files } = submission;
  const body = new FormData();
  for (const { name, kind } of form.fields) {
    const file = files[name];
    if (kind !== 'file') body.append(name, values[name] ?? '');
    // Left out when none is chosen (R-HIRE-05).
    else if (file) body.append(name, file);
  }
  backend.addExtras(body, submission);
  return body;
}
