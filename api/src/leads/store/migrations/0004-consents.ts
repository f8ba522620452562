import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Consent to marketing as a record of its own, by address: what was given with each lead, gone with it, and every
 * withdrawal, which counts for all leads of the address and goes with the last of them.
 */
export const consents: Migration = {
  async up(db) {
    await db.schema
      .createTable('consents')
      .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
      // In small letters; empty when the lead has none.
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('text_sha256', 'text', (column) => column.notNull())
      // 1 when the box was ticked, 0 when sending implied it: SQLite has no booleans.
      .addColumn('explicit', 'integer', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('consents_email').on('consents').column('email').execute();
    await db.schema
      .createTable('withdrawals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text', (column) => column.notNull())
      .addColumn('how', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('withdrawals_email').on('withdrawals').column('email').execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('topic', 'text', (column) => column.notNull().defaultTo('lead'))
      .execute();
    await addSecret(db);
    await moveConsents(db);
    await db.schema.alterTable('leads').dropColumn('consent').execute();
  },
};

/** What the links in letters are signed with: one of each database, so that nobody has to set it up. */
async function addSecret<DB>(db: Kysely<DB>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into secrets (name, value) values ('links', ${randomBytes(32).toString('hex')})`.execute(db);
}

/** Leads moved at a time. */
const pageSize = 500;

/** From the leads, where the evidence stood as JSON. Every form had its address in a field of this name then. */
async function moveConsents<DB>(db: Kysely<DB>): Promise<void> {
  let last = '';
  while (true) {
    const { rows } = await sql<{ id: string; fields: string; consent: string }>`
      select id, fields, consent from leads where id > ${last} order by id limit ${pageSize}`.execute(db);
    for (const { id, fields, consent } of rows) {
      const { version, textSha256, explicit, at, page } = JSON.parse(consent);
      const email = String(JSON.parse(fields).email ?? '').toLowerCase();
      await sql`insert into consents (lead_id, email, version, text_sha256, explicit, given_at, page)
        values (${id}, ${email}, ${version}, ${textSha256 ?? ''}, ${explicit ? 1 : 0}, ${at}, ${page})`.execute(db);
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}
