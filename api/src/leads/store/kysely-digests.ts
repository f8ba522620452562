import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DigestOutcome, Digests, Remembered, Taken } from './digests';
import type { Commit } from './group-commit';
import type { Database } from './schema';
import { whatWaits } from './waiting';
import { writtenBy } from './written-by';

/** Of which the next one need not tell again. */
const toldStates = ['sent', 'nothing'] as const;

/** The queries of the digest, the same for both databases. */
export function createDigests(db: Kysely<Database>, commit: Commit): Digests {
  return {
    takeDigest: (day, now, leaseEnd) => commit((connection) => take(connection, day, now, leaseEnd)),
    noteDigest: ({ day, attempts }, outcome, remembered) =>
      commit(async (connection) => {
        await connection
          .updateTable('digests')
          .set({ ...result(outcome), ...kept(remembered) })
          .where('day', '=', day)
          .where('attempts', '=', attempts)
          .where('state', '=', 'waiting')
          .execute();
      }),
    lastDigest: (day) => lastDigest(db, day),
    async digestTrouble(day) {
      const rows = db.selectFrom('digests').select(['trouble', 'state', 'due_at']).where('day', '=', day);
      const { trouble = '', state, due_at } = (await rows.executeTakeFirst()) ?? {};
      return trouble === '' ? undefined : { trouble, dueAt: state === 'waiting' ? due_at : undefined };
    },
    whatWaits: (window, now) => whatWaits(db, window, now),
  };
}

async function take(db: Kysely<Database>, day: string, now: Date, leaseEnd: Date): Promise<Taken | 'waits' | 'over'> {
  const [taken_at, due_at] = [now.toISOString(), leaseEnd.toISOString()];
  const fresh = { day, id: `msg_${randomUUID()}`, taken_at, state: 'waiting', attempts: 0, due_at: taken_at } as const;
  // Written while the clock was ahead: it would stand for a letter of a day that has yet to come.
  await db.deleteFrom('digests').where('taken_at', '>', writtenBy(now)).execute();
  // Of several servers the key lets one have it: the others wait for its commit, and find the row leased.
  await db
    .insertInto('digests')
    .values({ ...fresh, trouble: '', newest_on: null, silent: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await db
    .updateTable('digests')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at }))
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', taken_at)
    .returningAll()
    .executeTakeFirst();
  if (row) return { day, id: row.id, takenAt: row.taken_at, attempts: row.attempts, since: await lastDigest(db, day) };
  const { state } = await db.selectFrom('digests').select('state').where('day', '=', day).executeTakeFirstOrThrow();
  return state === 'waiting' ? 'waits' : 'over';
}

async function lastDigest(db: Kysely<Database>, day: string): Promise<string | undefined> {
  const told = db.selectFrom('digests').select('taken_at').where('state', 'in', toldStates);
  return (await told.where('day', '<=', day).orderBy('day', 'desc').limit(1).executeTakeFirst())?.taken_at;
}

function result({ state, trouble = '', ...more }: DigestOutcome & { dueAt?: Date }) {
  return { state, trouble, ...(more.dueAt && { due_at: more.dueAt.toISOString() }) };
}

function kept({ newestOn, isSilent }: Remembered) {
  return { newest_on: newestOn ?? null, silent: isSilent ? (1 as const) : (0 as const) };
}
