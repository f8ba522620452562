import type { Migration } from 'kysely';

/** At most one for each lead, gone with it. The bytes come last: SQLite reads what stands before them without them. */
export const attachments: Migration = {
  async up(db) {
    await db.schema
      .createTable('attachments')
      .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      // PostgreSQL's name for it; SQLite stores bytes as they are in a column of any type.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute();
  },
};
