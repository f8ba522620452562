import type { Kysely } from 'kysely';
import type { Engine } from './engine';
import { enqueue } from './enqueue';
import { enqueueLead } from './enqueue-lead';
import type { Commit } from './group-commit';
import { type Channel, type Topic, undecided } from './outbox';
import type { Database, OutboxRow } from './schema';

/** What is waiting for a server to say whom it is for. */
type Undecided = Pick<OutboxRow, 'id' | 'lead_id' | 'topic'>;

/** As `Outbox.distribute` says. An entry that fails stands behind all others from then on, and soon counts as late. */
export async function distribute(
  db: Kysely<Database>,
  engine: Engine,
  commit: Commit,
  channels: Record<Topic, readonly Channel[]>,
  now: string,
): Promise<Topic | undefined> {
  const waiting = db.selectFrom('outbox').select(['id', 'lead_id', 'topic']).where('state', '=', 'waiting');
  const oldest = waiting.where('channel', '=', undecided).orderBy('attempts').orderBy('due_at').limit(1);
  const entry = await oldest.executeTakeFirst();
  if (!entry) return undefined;
  try {
    await commit((connection) => decide(connection, engine, entry, channels, now));
  } catch (error) {
    const failed = db.updateTable('outbox').set((row) => ({ attempts: row('attempts', '+', 1) }));
    await failed.where('id', '=', entry.id).execute();
    throw error;
  }
  return entry.topic;
}

async function decide(
  db: Kysely<Database>,
  engine: Engine,
  { id, lead_id: leadId, topic }: Undecided,
  channels: Record<Topic, readonly Channel[]>,
  now: string,
): Promise<void> {
  // The lead is locked first, as in `erase`: otherwise both would wait for each other.
  const consents = db.selectFrom('leads').innerJoin('consents', 'consents.lead_id', 'leads.id').select('email');
  const lead = consents.where('leads.id', '=', leadId).$if(engine.locksRows, (query) => query.forKeyShare('leads'));
  const { email = '' } = (await lead.executeTakeFirst()) ?? {};
  const { numDeletedRows } = await db.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  // No row is left when another instance was faster.
  if (numDeletedRows === 0n) return;
  if (topic !== 'lead') return enqueue(db, leadId, topic, channels[topic], now);
  const isForVisitor = !(await hasReceipt(db, leadId));
  const to = channels.lead.filter((channel) => channel !== 'acknowledgement' || isForVisitor);
  await enqueueLead(db, engine, { id: leadId, email }, to, now);
}

/** Whether the visitor has read the receipt already, of a lead that was in quarantine by mistake. */
async function hasReceipt(db: Kysely<Database>, leadId: string): Promise<boolean> {
  const letter = db.selectFrom('outbox').select('id').where('lead_id', '=', leadId).where('topic', '=', 'lead');
  const sent = letter.where('channel', '=', 'acknowledgement').where('state', '=', 'delivered').limit(1);
  return (await sent.executeTakeFirst()) !== undefined;
}
