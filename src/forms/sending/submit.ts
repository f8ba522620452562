import { apiUrl } from '../../live/api';
import { readAnswer } from './answer';
import type { Payload } from './backend';
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
export function submit(payload: Payload, { onRetry, onProgress }: Watcher): Promise<Outcome> {
  return withRetries(() => attempt(payload, onProgress), { limits: backend.retries, onRetry });
}

async function attempt(payload: Payload, onProgress: Watcher['onProgress']): Promise<Attempt> {
  const field = await unreadableFile(payload.files);
  if (field !== undefined) return { outcome: { kind: 'file-gone', field, isOpen: false } };
  try {
    const options = backend.postOptions(payload, onProgress);
    return readAnswer(await post(apiUrl(payload.form.path), bodyOf(payload), options), backend);
  } catch {
    return { outcome: { kind: 'failed', reason: 'unanswered', isOpen: true }, retry: 'unanswered' };
  }
}

/** No Content-Type goes with it: the browser sets it with its boundary (R-ENT-15). */
function bodyOf(payload: Payload): FormData {
  const { form, values, files } = payload;
  const body = new FormData();
  for (const { name, kind } of form.fields) {
    const file = files[name];
    if (kind !== 'file') body.append(name, values[name] ?? '');
    // Left out when none is chosen (R-HIRE-05).
    else if (file) body.append(name, file);
  }
  backend.addExtras(body, payload);
  return body;
}

/**
 * The field of a file that can no longer be read: browsers hold a file by its place and time of change, not its
 * contents, so one that was changed, moved or deleted since it was chosen is gone for them.
 */
async function unreadableFile(files: Record<string, File>): Promise<string | undefined> {
  for (const [field, file] of Object.entries(files)) {
    if (!(await canBeRead(file))) return field;
  }
  return undefined;
}

function canBeRead(file: File): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
