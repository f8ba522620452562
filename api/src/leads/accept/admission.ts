import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../../../src/contract/extras';
import type { FormDefinition } from '../../../../src/contract/form-definition';
import type { Quotas } from '../../quotas/quotas';
import type { LeadStore } from '../store/lead-store';
import { readKey } from './key';

interface Parts {
  quotas: Quotas;
  store: Pick<LeadStore, 'findByKey'>;
}

/**
 * Whether a post is let in, before its body is read. Whoever has used up an allowance is still told the receipt of what
 * is stored already: he may never have had the answer, and is to read that it arrived (reliability R3). That is looked
 * up only then, so that nobody else waits for it.
 * @throws Problem 400 (key), 429
 */
export async function admit(
  { quotas, store }: Parts,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  form: FormDefinition,
): Promise<void> {
  try {
    quotas.post(ip, form.name);
  } catch (refusal) {
    const key = readKey({ header: keyHeader(headers), field: undefined });
    const isStored = key !== undefined && (await store.findByKey(key).catch(() => undefined)) !== undefined;
    if (!isStored) throw refusal;
    quotas.repetition(ip);
  }
}

/** The Idempotency-Key header. */
export function keyHeader(headers: FastifyRequest['headers']): string | string[] | undefined {
  return headers[idempotencyHeader.toLowerCase()];
}
