import type { Migration } from 'kysely';

/** The deliveries about a lead. They hold no personal data themselves, and are deleted with their lead. */
export const outbox: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('trouble', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'channel', 'due_at']).execute();
    // Without it, erasing a lead would read the whole table.
    await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
  },
};
