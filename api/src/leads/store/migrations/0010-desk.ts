import type { Migration } from 'kysely';

/**
 * What staff do with leads, and who staff are (decision 0047). What is about a lead goes with it, whichever version of
 * the program deletes it, except for the audit log: it names receipts only, which then lead to nothing.
 */
export const desk: Migration = {
  async up(db) {
    await db.schema
      .createTable('staff')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      // Null until the invitation is taken.
      .addColumn('password', 'text')
      .addColumn('totp_secret', 'text', (column) => column.notNull())
      // The last time step of which a code was used (RFC 6238, section 5.2).
      .addColumn('totp_step', 'integer', (column) => column.notNull())
      .addColumn('recovery', 'text', (column) => column.notNull())
      .addColumn('invitation', 'text', (column) => column.unique())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_staff').on('sessions').column('staff_id').execute();
    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('handlings')
      .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notes_lead').on('notes').columns(['lead_id', 'written_at']).execute();
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
    await db.schema.createIndex('audit_lead').on('audit').columns(['lead_id', 'at']).execute();
  },
};
