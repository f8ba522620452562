import type { Kysely } from 'kysely';
import type { Engine } from './engine';
import { enqueue } from './enqueue';
import { enqueueLead } from './letters';
import { type Channel, type Topic, undecided } from './outbox';
import type { Database } from './schema';

/** For a transaction: as `Outbox.distribute` says. */
export async function distribute(
  db: Kysely<Database>,
  engine: Engine,
  channels: Record<Topic, readonly Channel[]>,
  now: string,
): Promise<Topic | undefined> {
  const oldest = db.selectFrom('outbox').select(['id', 'lead_id', 'topic']).orderBy('due_at').limit(1);
  const entry = await oldest.where('state', '=', 'waiting').where('channel', '=', undecided).executeTakeFirst();
  if (!entry) return undefined;
  const { id, lead_id: leadId, topic } = entry;
  // The lead is locked first, as in `erase`: otherwise both would wait for each other.
  const consents = db.selectFrom('leads').innerJoin('consents', 'consents.lead_id', 'leads.id').select('email');
  const lead = consents.where('leads.id', '=', leadId).$if(engine.locksRows, (query) => query.forKeyShare('leads'));
  const { email = '' } = (await lead.executeTakeFirst()) ?? {};
  const { numDeletedRows } = await db.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  // No row is left when another instance was faster.
  if (numDeletedRows === 0n) return topic;
  if (topic === 'lead') await enqueueLead(db, engine, { id: leadId, email }, channels.lead, now);
  else await enqueue(db, leadId, topic, channels[topic], now);
  return topic;
}
