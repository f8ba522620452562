import { keyReusedType } from '../contract/extras';
import { isRecord } from '../contract/record';
import type { FieldError } from '../contract/submission';
import type { Attempt } from './retry';
import type { Outcome } from './submit';

/** Answers worth another attempt (reliability C3); every other 4xx is final. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

/**
 * Reads the answer to a submission. Our own backend must hand out a receipt, so that the page of a captive portal is
 * never taken for success (reliability C4); of another backend any 2xx counts (R-FORM-07).
 */
export async function readAnswer(response: Response, mode: 'own' | 'contract'): Promise<Attempt> {
  if (response.ok && !response.redirected) {
    if (mode === 'contract') return { outcome: { kind: 'stored', receipt: null } };
    const { id } = await recordOf(response);
    if (response.status === 201 && typeof id === 'string' && id !== '')
      return { outcome: { kind: 'stored', receipt: id } };
    return { outcome: { kind: 'failed', reason: 'unexpected' } };
  }
  if (passing.has(response.status)) {
    return { outcome: { kind: 'failed', reason: 'server' }, retry: 'refused', wait: retryAfter(response) };
  }
  if (response.status >= 500) return { outcome: { kind: 'failed', reason: 'server' } };
  return { outcome: refusal(await recordOf(response)) };
}

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

async function recordOf(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => undefined);
  return isRecord(answer) ? answer : {};
}

/** In milliseconds; only the form in seconds is read, which is the one our backend sends. */
function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
