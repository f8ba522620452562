import type { Kysely } from 'kysely';
import type { Engine } from './engine';
import { enqueueLead } from './enqueue-lead';
import type { Commit } from './group-commit';
import { createOutbox } from './kysely-outbox';
import type { Addressee } from './outbox';
import type { Database } from './schema';

/** Lets a lead out of quarantine, as `LeadStore.release` says. */
export async function release(
  db: Kysely<Database>,
  engine: Engine,
  id: string,
  channels: readonly Addressee[],
): Promise<boolean> {
  const query = db
    .updateTable('leads')
    .set({ status: 'new', quarantined_for: null })
    .where('id', '=', id)
    .where('status', '=', 'quarantined');
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const consent = db.selectFrom('consents').select('email').where('lead_id', '=', id);
  const { email } = await consent.executeTakeFirstOrThrow();
  await enqueueLead(db, engine, { id, email }, channels, new Date().toISOString());
  return true;
}

/** Puts a lead into quarantine, as `StaffStore.quarantine` says. */
export async function quarantine(db: Kysely<Database>, engine: Engine, id: string): Promise<boolean> {
  const lead = db.updateTable('leads').set({ status: 'quarantined', quarantined_for: 'staff' }).where('id', '=', id);
  const { numUpdatedRows } = await lead.where('status', '=', 'new').executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const inside: Commit = (work) => work(db);
  await createOutbox(db, engine, inside).dismiss({ leadId: id }, new Date());
  return true;
}
