import type { Migration } from 'kysely';

/** Of each submission without a key it is asked whether its words came with one on the same day. */
export const fingerprints: Migration = {
  async up(db) {
    await db.schema.createIndex('leads_fingerprint').on('leads').columns(['fingerprint', 'received_at']).execute();
  },
};
