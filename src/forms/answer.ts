import { keyReusedType } from '../contract/extras';
import { isRecord } from '../contract/record';
import type { FieldError } from '../contract/submission';
import type { Answer } from './post';
import type { Attempt } from './retry';
import type { Outcome } from './submit';

/** Answers worth another attempt (reliability C3); every other 4xx is final. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

/** A backend without the call that was asked for: it has no such form (R-CONT-05). */
const absent = new Set([404, 405, 410]);

/**
 * Reads the answer to a submission. Our own backend must hand out a receipt, so that the page of a captive portal is
 * never taken for success (reliability C4); of another backend any 2xx counts (R-FORM-07).
 */
export function readAnswer(answer: Answer, mode: 'own' | 'contract'): Attempt {
  const { status, isRedirected, text } = answer;
  if (status >= 200 && status < 300 && !isRedirected) {
    if (mode === 'contract') return { outcome: { kind: 'stored', receipt: null } };
    const { id } = recordOf(text);
    if (status === 201 && typeof id === 'string' && id !== '') return { outcome: { kind: 'stored', receipt: id } };
    return { outcome: { kind: 'failed', reason: 'unexpected' } };
  }
  if (passing.has(status)) {
    return { outcome: { kind: 'failed', reason: 'server' }, retry: 'refused', wait: milliseconds(answer.retryAfter) };
  }
  if (status >= 500) return { outcome: { kind: 'failed', reason: 'server' } };
  const outcome = absent.has(status) ? declined : refusal(recordOf(text));
  if (outcome.kind !== 'failed') return { outcome };
  // A proxy on the way may take less than our server, and says so on a page of its own.
  if (status === 413) return { outcome: tooLarge };
  // Whatever stands between has no leave to speak to the page of another origin.
  return { outcome: mode === 'contract' && status >= 400 ? declined : outcome };
}

const declined: Outcome = { kind: 'failed', reason: 'declined' };

const tooLarge: Outcome = {
  kind: 'refused',
  errors: [],
  detail: 'The file is too large to get through. Choose a smaller one, and everything else stays as it is.',
};

/** A problem answer (RFC 9457) of our backend; anything else that refuses did not come from it. */
function refusal({ type, detail, errors }: Record<string, unknown>): Outcome {
  if (typeof type !== 'string' && !Array.isArray(errors)) return { kind: 'failed', reason: 'unexpected' };
  if (type === keyReusedType) return { kind: 'key-used' };
  const fields = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  return { kind: 'refused', errors: fields, detail: typeof detail === 'string' ? detail : '' };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

function recordOf(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
}

/** Only the form in seconds is read, which is the one our backend sends. */
function milliseconds(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
