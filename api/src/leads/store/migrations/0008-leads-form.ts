import type { Migration } from 'kysely';

/** Whether old applications are left is asked every minute: without it, that would read all leads of other forms. */
export const leadsForm: Migration = {
  async up(db) {
    await db.schema.createIndex('leads_form').on('leads').columns(['form', 'received_at']).execute();
  },
};
