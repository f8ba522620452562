import type { Migration } from 'kysely';

export const leads: Migration = {
  async up(db) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('attribution', 'text')
      .addColumn('page', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leads_received').on('leads').columns(['received_at', 'id']).execute();
  },
};
