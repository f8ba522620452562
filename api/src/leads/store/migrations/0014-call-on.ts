import type { Migration } from 'kysely';

/** The day on which staff want to call back, empty for none. Which leads are due is asked at each look at the inbox. */
export const callOn: Migration = {
  async up(db) {
    await db.schema
      .alterTable('handlings')
      .addColumn('call_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('handlings_call_on').on('handlings').column('call_on').execute();
  },
};
