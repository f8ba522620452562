import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type TransactionBuilder } from 'kysely';
import type { DatabaseUrl } from '../../config/database-url';
import { type Commit, commitEach, commitTogether } from './group-commit';
import type { Database } from './schema';

/**
 * What is locked, in the order in which a transaction may lock it, one of a kind: then no two wait for each other. Each
 * kind has numbers of its own, since clients choose keys and could choose that of somebody's words.
 */
const lockSpaces = { key: 1, words: 2, consent: 3, letters: 4, attempts: 5 };

/** What the two databases do each in their own way. */
export interface Engine {
  /** How transactions are made. */
  commit(db: Kysely<Database>): Commit;
  /** Whether rows can be locked, by `for update skip locked` and `for key share`, and need to be. */
  locksRows: boolean;
  /** For a transaction: until it ends, nobody else gets past the same words of the same kind. */
  lock(db: Kysely<Database>, kind: keyof typeof lockSpaces, words: string): Promise<void>;
  /** A transaction that only reads, and sees the database as it is at its first query. */
  snapshot(db: Kysely<Database>): TransactionBuilder<Database>;
  /** Makes unreadable what was deleted. */
  scrub(db: Kysely<Database>): Promise<void>;
  /** Lets the database know how many rows it has of what, by which it chooses among indexes. */
  takeStock(db: Kysely<Database>): Promise<void>;
  close(db: Kysely<Database>): Promise<void>;
  /** By the clock of the database: SQLite has that of this machine. */
  now(db: Kysely<Database>): Promise<Date>;
  /** In bytes. */
  size(db: Kysely<Database>): Promise<number>;
}

export const engines: Record<DatabaseUrl['kind'], Engine> = {
  sqlite: {
    commit: commitTogether,
    locksRows: false,
    // A transaction that writes has the whole file to itself.
    lock: async () => {},
    snapshot: (db) => db.transaction(),
    scrub: (db) => db.connection().execute(rewriteFiles),
    takeStock: (db) => db.connection().execute(countRows),
    close: (db) => db.destroy(),
    now: async () => new Date(),
    async size(db) {
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
  },
  postgres: {
    commit: commitEach,
    locksRows: true,
    async lock(db, kind, words) {
      await sql`select pg_advisory_xact_lock(${lockSpaces[kind]}::int, hashtext(${words}))`.execute(db);
    },
    snapshot: (db) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
    // The server reuses the space of deleted rows by itself (autovacuum); nobody reads its files beside it.
    scrub: async () => {},
    // The server does so by itself (autovacuum).
    takeStock: async () => {},
    // It first waits for a connection that is being made, and fails as that does: then there is nothing to close.
    close: (db) => db.destroy().catch(() => {}),
    async now(db) {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      return rows[0]?.now ?? new Date();
    },
    async size(db) {
      // A bigint, which the driver gives as text.
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    },
  },
};

/** In milliseconds: how long to wait for a moment in which nobody else writes or reads. */
const patience = 5_000;

/**
 * `secure_delete` alone is not enough: when SQLite moves rows between pages, it leaves copies behind in the unused part
 * of a page, which no later delete overwrites (the contents of one in 2,000 deleted leads, measured). VACUUM writes the
 * file anew from the rows that are left, and the checkpoint empties the write-ahead log, which still has the pages from
 * before. Whoever analysed the database by hand left samples of what stands in its indexes beside it, which go as well.
 */
async function rewriteFiles(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
  await sql`pragma busy_timeout = ${sql.lit(patience)}`.execute(db);
  try {
    await sql`drop table if exists sqlite_stat4`.execute(db);
    await sql`vacuum`.execute(db);
    const deadline = performance.now() + patience;
    while (!(await emptyLog(db))) {
      if (performance.now() > deadline) throw new Error('somebody else kept using the database');
      // SQLite itself waits for readers, but not for a checkpoint of the server's that happens to run.
      await setTimeout(20);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `All that was to go is deleted, but traces of it may be left in the files (${reason}). Run the command again.`,
      {
        cause,
      },
    );
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(db);
  }
}

/** Whether it worked. */
async function emptyLog(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/**
 * Counts again where a table has grown or shrunk tenfold since it was counted last. The limit bounds how many rows of
 * an index are read for it; without one, SQLite also keeps samples of what stands in the index, which erasing a lead
 * would leave behind (STAT4).
 */
async function countRows(db: Kysely<Database>): Promise<void> {
  await sql`pragma analysis_limit = 1000`.execute(db);
  // 2 counts, and 65536 looks at every table instead of those that this connection has used lately.
  await sql`pragma optimize(0x10002)`.execute(db);
}
