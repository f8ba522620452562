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
    noteSent: (day, now, sentAt) => commit((connection) => noteSent(connection, day, now, sentAt)),
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
    lastDigest: (day, now) => lastDigest(db, day, now),
    async digestTrouble(day) {
      const rows = db.selectFrom('digests').select(['trouble', 'state', 'due_at']).where('day', '=', day);
      const { trouble = '', state, due_at } = (await rows.executeTakeFirst()) ?? {};
      return trouble === '' ? undefined : { trouble, dueAt: state === 'waiting' ? due_at : undefined };
    },
    whatWaits: (window, now) => whatWaits(db, window, now),
  };
}

async function take(
  db: Kysely<Database>,
  day: string,
  now: Date,
  leaseEnd: Date,
): Promise<Taken | 'waits' | 'sent' | 'over'> {
  await begin(db, day, now, { at: now, state: 'waiting' });
  const row = await db
    .updateTable('digests')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: leaseEnd.toISOString() }))
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
  if (row)
    return { day, id: row.id, takenAt: row.taken_at, attempts: row.attempts, since: await lastDigest(db, day, now) };
  const { state } = await db.selectFrom('digests').select('state').where('day', '=', day).executeTakeFirstOrThrow();
  if (state === 'waiting') return 'waits';
  return state === 'sent' ? state : 'over';
}

/** Also where the row was begun and nobody could note what became of it. */
async function noteSent(db: Kysely<Database>, day: string, now: Date, sentAt: Date): Promise<void> {
  await begin(db, day, now, { at: sentAt, state: 'sent' });
  await db
    .updateTable('digests')
    .set({ state: 'sent', trouble: '' })
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .execute();
}

/** Begins the row of a day, unless it has one. */
async function begin(
  db: Kysely<Database>,
  day: string,
  now: Date,
  { at, state }: { at: Date; state: 'waiting' | 'sent' },
): Promise<void> {
  const taken_at = at.toISOString();
  const fresh = { day, id: `msg_${randomUUID()}`, taken_at, state, attempts: 0, due_at: taken_at };
  // Written while the clock was ahead: it would stand for a letter of a day that has yet to come.
  await db.deleteFrom('digests').where('taken_at', '>', writtenBy(now)).execute();
  // Of several servers the key lets one have it: the others wait for its commit, and find the row leased.
  await db
    .insertInto('digests')
    .values({ ...fresh, trouble: '', newest_on: null, silent: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

async function lastDigest(db: Kysely<Database>, day: string, now: Date): Promise<string | undefined> {
  const sound = db.selectFrom('digests').select('taken_at').where('taken_at', '<=', writtenBy(now));
  const told = sound.where('state', 'in', toldStates);
  return (await told.where('day', '<=', day).orderBy('day', 'desc').limit(1).executeTakeFirst())?.taken_at;
}

function result({ state, trouble = '', ...more }: DigestOutcome & { dueAt?: Date }) {
  return { state, trouble, ...(more.dueAt && { due_at: more.dueAt.toISOString() }) };
}

function kept({ newestOn, isSilent }: Remembered) {
  return { newest_on: newestOn ?? null, silent: isSilent ? (1 as const) : (0 as const) };
}
