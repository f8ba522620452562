import type { Migration } from 'kysely';

/** When staff noted that a withdrawal was expressly taken back, as ISO 8601 in UTC; until then it holds. */
export const takenBack: Migration = {
  async up(db) {
    await db.schema.alterTable('withdrawals').addColumn('taken_back_at', 'text').execute();
  },
};
