import { keyReusedType } from '../../contract/extras';
import { isRecord } from '../../contract/record';
import type { RefusalReason } from '../../contract/refusals';
import type { FieldError } from '../../contract/submission';
import type { Backend } from './backend';
import type { Attempt, Outcome } from './outcome';
import type { Answer } from './post';

/** Answers worth another attempt (reliability C3); every other 4xx is final. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

/** A backend without the call that was asked for: it has no such form (R-CONT-05). */
const absent = new Set([404, 405, 410]);

/** What only networks say, of themselves: a proxy or a portal that wants the visitor to log in. */
const ofNetworks = new Set([407, 511]);

/** Reads the answer to a submission; the backend says what it takes for success, and for a refusal without a reason. */
export function readAnswer(answer: Answer, { receiptIn, unexplainedRefusal }: Backend): Attempt {
  const { status, isRedirected, text } = answer;
  const body = recordOf(text);
  if (status >= 200 && status < 300 && !isRedirected) {
    const receipt = receiptIn(status, body);
    return receipt === undefined ? failed('stranger', undefined, true) : { outcome: { kind: 'stored', receipt } };
  }
  if (ofNetworks.has(status)) return failed('stranger');
  const detail = typeof body.detail === 'string' ? body.detail : undefined;
  // A gateway may have lost only the answer, and an error that nobody foresaw may come late.
  const isOpen = status > 500 ? detail === undefined : status === 500;
  if (passing.has(status)) {
    return { ...failed(status, detail, isOpen), retry: 'refused', wait: milliseconds(answer.retryAfter) };
  }
  // A proxy on the way may take less than our server, and says so on a page of its own.
  if (status >= 500 || status === 413) return failed(status, detail, isOpen);
  if (absent.has(status)) return failed('declined');
  if (isProblem(body)) return { outcome: refusal(status, body, detail) };
  return status < 400 ? failed('stranger', undefined, true) : failed(unexplainedRefusal);
}

function failed(reason: RefusalReason, detail?: string, isOpen = false): Attempt {
  return { outcome: { kind: 'failed', reason, detail, isOpen } };
}

/** A problem answer (RFC 9457), or one that names fields; anything else that refuses is no backend that we know. */
function isProblem({ type, errors }: Record<string, unknown>): boolean {
  return typeof type === 'string' || Array.isArray(errors) || isRecord(errors);
}

function refusal(status: number, { type, errors }: Record<string, unknown>, detail: string | undefined): Outcome {
  if (type === keyReusedType) return { kind: 'key-used' };
  const fields = fieldErrors(errors);
  return fields.length > 0 ? { kind: 'refused', errors: fields, isOpen: false } : failed(status, detail).outcome;
}

/** In a list, as our own server writes them, or by field, as frameworks such as Laravel, Django and Rails do. */
function fieldErrors(errors: unknown): FieldError[] {
  if (Array.isArray(errors)) return errors.filter(isFieldError);
  if (!isRecord(errors)) return [];
  return Object.entries(errors)
    .map(([field, messages]) => ({ field, message: Array.isArray(messages) ? messages[0] : messages }))
    .filter(isFieldError);
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
