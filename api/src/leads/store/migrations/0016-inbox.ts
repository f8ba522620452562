import type { Migration } from 'kysely';

/**
 * The newest leads of a status, which is what every list of the desk begins with, in their order: whatever a database
 * knows or guesses of its rows, it need not collect those of a form first and sort them. The form stands in it so that
 * those of other roles are passed over without being read.
 */
export const inbox: Migration = {
  async up(db) {
    await db.schema.createIndex('leads_inbox').on('leads').columns(['status', 'received_at', 'id', 'form']).execute();
  },
};
