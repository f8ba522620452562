import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/**
 * Runs work in a transaction. When the promise resolves, what the work wrote is on disk; when it rejects, nothing of
 * it is kept. The work may run twice, and must do nothing but queries with the connection it is given.
 */
export type Commit = <T>(work: Work<T>) => Promise<T>;
type Work<T> = (connection: Kysely<Database>) => Promise<T>;

/** A transaction for each. PostgreSQL itself syncs together what commits at the same moment. */
export function commitEach(db: Kysely<Database>): Commit {
  return (work) => db.transaction().execute(work);
}

/** In transactions: one must not hold up the requests that arrive meanwhile. */
const largestGroup = 64;

/**
 * One transaction, and so one sync of the disk, for all work that is waiting: SQLite has one writer, and a sync takes
 * longer than everything else that a lead needs. Nobody is answered before the common commit. Work that fails does not
 * take the others with it: the group is rolled back, and each tries again by itself, in order (decision 0013).
 */
export function commitTogether(db: Kysely<Database>): Commit {
  const waiting: Waiting[] = [];
  let busy = false;
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(asWaiting(work, resolve, reject));
      // Later in this turn of the event loop, when every request that has arrived is waiting too.
      if (!busy) setImmediate(commitWaiting);
      busy = true;
    });

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) await commitGroup(db, waiting.splice(0, largestGroup));
    busy = false;
  }
}

/** Work whose result is passed on only after the commit. */
interface Waiting {
  /** @returns what passes on the result */
  run(connection: Kysely<Database>): Promise<() => void>;
  fail(error: unknown): void;
}

function asWaiting<T>(work: Work<T>, resolve: (result: T) => void, fail: (error: unknown) => void): Waiting {
  return {
    run: async (connection) => {
      const result = await work(connection);
      return () => resolve(result);
    },
    fail,
  };
}

async function commitGroup(db: Kysely<Database>, group: readonly Waiting[]): Promise<void> {
  const progress = { begun: false, ran: false };
  try {
    const answers = await db.connection().execute((connection) => transact(connection, group, progress));
    for (const one of answers) one();
  } catch (error) {
    // Only the failure of one of them is worth another try; without a lock, or when the disk is full, all fail alike.
    const mayDiffer = progress.begun && !progress.ran && group.length > 1;
    for (const one of group) {
      if (mayDiffer) await commitGroup(db, [one]);
      else one.fail(error);
    }
  }
}

async function transact(
  connection: Kysely<Database>,
  group: readonly Waiting[],
  progress: { begun: boolean; ran: boolean },
): Promise<(() => void)[]> {
  // Takes the lock at once: waiting for it in the middle would mean to fail in the middle.
  await sql`begin immediate`.execute(connection);
  try {
    progress.begun = true;
    const answers: (() => void)[] = [];
    for (const one of group) answers.push(await one.run(connection));
    progress.ran = true;
    await sql`commit`.execute(connection);
    return answers;
  } catch (error) {
    // SQLite has rolled back by itself after some errors, and says so here.
    await sql`rollback`.execute(connection).catch(() => {});
    throw error;
  }
}
