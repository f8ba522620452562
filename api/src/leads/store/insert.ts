import type { CompiledQuery, Kysely } from 'kysely';
import type { Belongings, Lead } from './lead';
import { tellOfLead } from './letters';
import { type ConsentRow, consentRow, type Database, type LeadRow, toRow } from './schema';
import type { Upkeep } from './upkeep';

/** Stores a lead in a transaction; whether it did: false when its key is taken. */
export function inserting(database: Kysely<Database>, upkeep: Upkeep) {
  // The unique key settles a race: PostgreSQL makes the second insert wait until the first has committed.
  const addLead = writtenOnce((row: LeadRow) => {
    const query = database.insertInto('leads').values(row);
    return query.onConflict((conflict) => conflict.column('key').doNothing()).compile();
  });
  const addConsent = writtenOnce((row: ConsentRow) => database.insertInto('consents').values(row).compile());

  return async (db: Kysely<Database>, lead: Lead, { attachment, channels = [] }: Belongings): Promise<boolean> => {
    const { numAffectedRows } = await addLead(db, toRow(lead));
    if (numAffectedRows !== 1n) return false;
    const consent = consentRow(lead);
    await addConsent(db, consent);
    if (lead.attachment && attachment) {
      const bytes = Buffer.from(attachment.buffer, attachment.byteOffset, attachment.byteLength);
      const row = { lead_id: lead.id, ...lead.attachment, bytes };
      await db.insertInto('attachments').values(row).execute();
    }
    await tellOfLead(db, upkeep, { id: lead.id, email: consent.email }, channels, lead.receivedAt);
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
