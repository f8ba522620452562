import type { Migration } from 'kysely';

/**
 * Whoever watches the server asks often whether something was tried too often: without it, that would read the whole
 * table.
 */
export const outboxAttempts: Migration = {
  async up(db) {
    await db.schema.createIndex('outbox_attempts').on('outbox').columns(['state', 'attempts']).execute();
  },
};
