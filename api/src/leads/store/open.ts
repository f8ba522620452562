import { type Dialect, Kysely } from 'kysely';
import type { DatabaseUrl } from '../../config/database-url';
import { isAway, NoPostgres } from '../../log/failure';
import { anotherServiceAt } from './another-service';
import { type Engine, engines } from './engine';
import { createStore } from './kysely-store';
import type { LeadStore, StaffStore } from './lead-store';
import { migrate } from './migrations';
import { postgresDialect } from './postgres';
import type { Database } from './schema';
import { openSqlite } from './sqlite';
import { openOnThread } from './thread/on-thread';

export interface OpenOptions {
  /**
   * Refuse to make a new SQLite file: for the command line, where a wrong path must not look like an empty database.
   */
  mustExist?: boolean;
  /** Go on while PostgreSQL is away, and use it when it is back: for servers, which have more to do than that. */
  mayBeAway?: boolean;
}

/** The tables, and what their database does in its own way. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
}

/**
 * Opens the store that `DATABASE_URL` names and brings its tables up to date.
 * @throws when the database cannot promise to keep what it acknowledges (reliability R2), or cannot be reached
 */
export async function openStore(url: DatabaseUrl, options?: OpenOptions): Promise<StaffStore> {
  const { db, engine } = await openDatabase(url, options);
  return createStore(db, engine);
}

/** The same for whoever needs more of the tables than the store tells. @throws as `openStore` */
export async function openDatabase(
  url: DatabaseUrl,
  { mustExist = false, mayBeAway = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (url.kind === 'sqlite') return { db: await migrated(openSqlite(url.file, mustExist)), engine: engines.sqlite };
  const prepare = async () => (await migrated(postgresDialect(url.url, { mayTake: 'forever' }))).destroy();
  const db = new Kysely<Database>({ dialect: postgresDialect(url.url, { prepare }) });
  try {
    await db.connection().execute(async () => {});
  } catch (error) {
    const other = isAway(error) ? await anotherServiceAt(url.url) : undefined;
    if (!mayBeAway || !isAway(error) || other) {
      await closed(db);
      throw other ? new NoPostgres(`${other} answers as another service does`, { cause: error }) : error;
    }
  }
  return { db, engine: engines.postgres };
}

/**
 * The same for a server, where nobody may wait for somebody else's commit: PostgreSQL works in a process of its own,
 * and SQLite gets a thread (decision 0020). While PostgreSQL is away, each use of the store throws (decision 0066).
 */
export function openServerStore(url: DatabaseUrl): Promise<LeadStore> {
  return url.kind === 'sqlite' ? openOnThread(url) : openStore(url, { mayBeAway: true });
}

async function migrated(dialect: Dialect): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await closed(db);
    throw error;
  }
}

/** Closing fails as connecting did, and must not hide why that was. */
async function closed(db: Kysely<Database>): Promise<void> {
  await db.destroy().catch(() => {});
}
