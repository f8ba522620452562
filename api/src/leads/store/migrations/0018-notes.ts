import type { Migration } from 'kysely';

/** Each search of the desk asks for the notes since the last look, and read all of them for it. */
export const notes: Migration = {
  async up(db) {
    await db.schema.createIndex('notes_written').on('notes').columns(['written_at', 'lead_id']).execute();
  },
};
