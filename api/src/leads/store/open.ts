import { type Dialect, Kysely } from 'kysely';
import type { DatabaseUrl } from '../../config/database-url';
import { engines } from './engine';
import { createStore } from './kysely-store';
import type { LeadStore, StaffStore } from './lead';
import { migrate } from './migrations';
import { openPostgres } from './postgres';
import type { Database } from './schema';
import { openSqlite } from './sqlite';
import { openOnThread } from './thread/on-thread';

interface OpenOptions {
  /**
   * Refuse to make a new SQLite file: for the command line, where a wrong path must not look like an empty database.
   */
  mustExist?: boolean;
}

/**
 * Opens the store that `DATABASE_URL` names and brings its tables up to date.
 * @throws when the database cannot promise to keep what it acknowledges (reliability R2), or cannot be reached
 */
export async function openStore(url: DatabaseUrl, { mustExist = false }: OpenOptions = {}): Promise<StaffStore> {
  if (url.kind === 'sqlite') return createStore(await migrated(openSqlite(url.file, mustExist)), engines.sqlite);
  await (await migrated(await openPostgres(url.url, 'forever'))).destroy();
  return createStore(new Kysely({ dialect: await openPostgres(url.url) }), engines.postgres);
}

/**
 * The same for a server, where nobody may wait for somebody else's commit: PostgreSQL works in a process of its own,
 * and SQLite gets a thread (decision 0020).
 */
export function openServerStore(url: DatabaseUrl): Promise<LeadStore> {
  return url.kind === 'sqlite' ? openOnThread(url) : openStore(url);
}

async function migrated(dialect: Dialect): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
