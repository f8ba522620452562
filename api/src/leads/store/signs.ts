import type { Kysely } from 'kysely';
import { channels, givenUpStates, type LateBounds, staffChannels, undecided } from './outbox';
import type { Database } from './schema';
import { writtenBy } from './written-by';

/**
 * Whether anything to the staff was given up, and did not succeed since; and whether anything is late. See
 * `Outbox.signs`.
 */
export async function signsOf(db: Kysely<Database>, { attempts, letters, dueBefore, now }: LateBounds) {
  const one = db.selectFrom('outbox').select('id').limit(1);
  const toStaff = one.where('channel', 'in', [...staffChannels, undecided]);
  const due = one.where('channel', 'in', [...channels, undecided]).where('due_at', '<', dueBefore.toISOString());
  const revived = toStaff.where('revived', '=', 1).where('state', '=', 'waiting');
  const [dead, again, tried, forgotten, noneArrives] = await Promise.all([
    toStaff.where('state', 'in', givenUpStates).execute(),
    revived.execute(),
    toStaff.where('state', '=', 'waiting').where('attempts', '>=', attempts).execute(),
    due.where('state', '=', 'waiting').execute(),
    areLettersFailing(db, letters, now),
  ]);
  return { isDead: dead.length + again.length > 0, isLate: noneArrives || tried.length + forgotten.length > 0 };
}

/** Whether so many letters to visitors were tried in vain since the last one arrived. */
async function areLettersFailing(
  db: Kysely<Database>,
  { number, attempts, pauses }: LateBounds['letters'],
  now: Date,
): Promise<boolean> {
  const letters = db.selectFrom('outbox').select('due_at').where('channel', '=', 'acknowledgement').limit(number);
  const delivered = letters.where('state', '=', 'delivered').where('due_at', '<=', writtenBy(now));
  const arrived = delivered.orderBy('due_at', 'desc');
  const last = (await arrived.executeTakeFirst())?.due_at ?? new Date(0).toISOString();
  // What was given up says when it was tried last, and what waits when it is to be tried next.
  const nextAfter = (pause = 0) => new Date(Date.parse(last) + pause).toISOString();
  const tried = pauses.map((_, index) => index + 1).filter((one) => one >= attempts);
  const failing = letters.where(({ or, and, eb }) =>
    or([
      and([eb('state', 'in', givenUpStates), eb('due_at', '>', last)]),
      ...tried.map((one) =>
        and([eb('state', '=', 'waiting'), eb('attempts', '=', one), eb('due_at', '>', nextAfter(pauses[one - 1]))]),
      ),
    ]),
  );
  return (await failing.execute()).length === number;
}
