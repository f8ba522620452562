import type { Migration } from 'kysely';

/**
 * Why a lead waits in quarantine, null where that was not kept; and whether a delivery that waits was given up before,
 * which stays an alarm until it succeeds. Of the second it is asked often, whatever else waits.
 */
export const why: Migration = {
  async up(db) {
    await db.schema.alterTable('leads').addColumn('quarantined_for', 'text').execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('revived', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('outbox_revived').on('outbox').columns(['revived', 'state']).execute();
  },
};
