import type { Migration } from 'kysely';

/**
 * What became of each day's digest (decision 0058): a row a day, 100 kB in ten years, with nothing of anybody's lead.
 */
export const digests: Migration = {
  async up(db) {
    await db.schema
      .createTable('digests')
      // In Dhaka, such as 2026-11-27: the key lets one of several servers take it.
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('trouble', 'text', (column) => column.notNull())
      // The day of the newest lead that was known then; null while there was none.
      .addColumn('newest_on', 'text')
      // 1 when it says that no lead has come since: SQLite has no booleans.
      .addColumn('silent', 'integer', (column) => column.notNull())
      .execute();
  },
};
