import type { CompiledQuery, Kysely } from 'kysely';
import type { Engine } from './engine';
import { enqueueLead } from './enqueue-lead';
import type { Lead } from './lead';
import type { SaveOptions } from './lead-store';
import { type ConsentRow, consentRow, type Database, type LeadRow, toRow } from './schema';

/** Stores a lead in a transaction; whether it did: false when its key is taken. */
export function inserting(database: Kysely<Database>, engine: Engine) {
  // The unique key settles a race: PostgreSQL makes the second insert wait until the first has committed.
  const addLead = writtenOnce((row: LeadRow) => {
    const query = database.insertInto('leads').values(row);
    return query.onConflict((conflict) => conflict.column('key').doNothing()).compile();
  });
  const addConsent = writtenOnce((row: ConsentRow) => database.insertInto('consents').values(row).compile());

  return async (db: Kysely<Database>, lead: Lead, { attachment, channels = [] }: SaveOptions): Promise<boolean> => {
    const { numAffectedRows } = await addLead(db, toRow(lead));
    if (numAffectedRows !== 1n) return false;
    const consent = consentRow(lead);
    await addConsent(db, consent);
    if (lead.attachment && attachment) {
      const bytes = Buffer.from(attachment.buffer, attachment.byteOffset, attachment.byteLength);
      const row = { lead_id: lead.id, ...lead.attachment, bytes };
      await db.insertInto('attachments').values(row).execute();
    }
    await enqueueLead(db, engine, { id: lead.id, email: consent.email }, channels, lead.receivedAt);
    return true;
  };
}

/** An insert of rows that all have the same columns in the same order. */
function writtenOnce<Row extends object>(write: (row: Row) => CompiledQuery) {
  let written: CompiledQuery | undefined;
  return (db: Kysely<Database>, row: Row) => {
    written ??= write(row);
    return db.executeQuery({ ...written, parameters: Object.values(row) });
  };
}
