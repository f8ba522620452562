import type { Migration } from 'kysely';

/** What visitors read of what they chose, which the content may forget. Leads that were stored before have none. */
export const words: Migration = {
  async up(db) {
    await db.schema
      .alterTable('leads')
      .addColumn('words', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
