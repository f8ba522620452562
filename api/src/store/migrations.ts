import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Database } from './schema';

/** In order of their names, which must never change once released. */
const migrations: Record<string, Migration> = {
  '0001-leads': {
    async up(db) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('consent', 'text', (column) => column.notNull())
        .addColumn('attribution', 'text')
        .addColumn('page', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leads_received').on('leads').columns(['received_at', 'id']).execute();
    },
  },
};

/**
 * Brings the tables up to date. Kysely holds a lock meanwhile on PostgreSQL, so instances may start together.
 * @throws the error of the migration that failed; nothing of it is kept
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
