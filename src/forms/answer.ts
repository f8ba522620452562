import * as z from 'zod/mini';
import type { Attempt } from './retry';

const receipt = z.object({ id: z.string().check(z.minLength(1)) });

const problem = z.object({
  type: z.optional(z.string()),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** Answers worth another attempt (reliability C3); every other 4xx is final. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

/**
 * Reads the answer to a submission. Our own backend must hand out a receipt, so that the page of a captive portal is
 * never taken for success (reliability C4); of another backend any 2xx counts (R-FORM-07).
 */
export async function readAnswer(response: Response, mode: 'own' | 'contract'): Promise<Attempt> {
  if (response.ok && !response.redirected) {
    if (mode === 'contract') return { outcome: { kind: 'stored', receipt: null } };
    const answer = receipt.safeParse(await jsonOf(response));
    if (response.status === 201 && answer.success) return { outcome: { kind: 'stored', receipt: answer.data.id } };
    return { outcome: { kind: 'failed', reason: 'unexpected' } };
  }
  if (passing.has(response.status)) {
    return { outcome: { kind: 'failed', reason: 'server' }, retry: 'refused', wait: retryAfter(response) };
  }
  const answer = problem.safeParse(await jsonOf(response));
  if (!answer.success || response.status >= 500) return { outcome: { kind: 'failed', reason: 'server' } };
  if (answer.data.type?.endsWith('/idempotency-key-reused')) return { outcome: { kind: 'key-used' } };
  return { outcome: { kind: 'refused', errors: answer.data.errors ?? [], detail: answer.data.detail ?? '' } };
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** In milliseconds; only the form in seconds is read, which is the one our backend sends. */
function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
