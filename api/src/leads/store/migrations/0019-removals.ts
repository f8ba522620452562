import { type Migration, sql } from 'kysely';

/** How often leads or notes were removed, in one row: by it the desk's search knows that what it has read is whole. */
export const removals: Migration = {
  async up(db) {
    await db.schema
      .createTable('removals')
      .addColumn('times', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into removals (times) values (0)`.execute(db);
  },
};
