import type { Migration } from 'kysely';

/**
 * Letters to visitors, by recipient: what their limits count. Has of an address what the limits need, as plain as the
 * lead has it, and goes with the lead.
 */
export const letters: Migration = {
  async up(db) {
    await db.schema
      .createTable('letters')
      .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
      .addColumn('mailbox', 'text', (column) => column.notNull())
      // Null where each mailbox is a stranger's.
      .addColumn('domain', 'text')
      .addColumn('written_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('letters_mailbox').on('letters').columns(['mailbox', 'written_at']).execute();
    await db.schema.createIndex('letters_domain').on('letters').columns(['domain', 'written_at']).execute();
  },
};
