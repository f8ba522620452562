import type { Migration } from 'kysely';

/** When something last succeeded that no server does: the nightly backup, of which a server sees no file. */
export const marks: Migration = {
  async up(db) {
    await db.schema
      .createTable('marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
