import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Addressee, Topic } from './outbox';
import type { Database, OutboxRow } from './schema';

/**
 * Adds deliveries to the transaction that stores what they are about: those that are due from now on, and those that
 * are withheld, with the reason.
 */
export async function enqueue(
  db: Kysely<Database>,
  leadId: string,
  topic: Topic,
  channels: readonly Addressee[],
  now: string,
  withheld: Partial<Record<Addressee, string>> = {},
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel): OutboxRow => {
    return {
      id: `msg_${randomUUID()}`,
      lead_id: leadId,
      channel,
      topic,
      state: withheld[channel] === undefined ? 'waiting' : 'withheld',
      attempts: 0,
      due_at: now,
      trouble: withheld[channel] ?? '',
      revived: 0,
    };
  });
  await db.insertInto('outbox').values(rows).execute();
}
