import type { Kysely } from 'kysely';
import { oneDay } from '../../../../src/contract/dates';
import { mark, markedAt } from './marks';
import type { Database } from './schema';

/** In milliseconds: a server that was off for longer cannot be told from one whose clock was wrong, or is now. */
const longestGap = 30 * oneDay;

/** In milliseconds: a clock that is put right by less makes no lead older than it is by more than that. */
const longestStepBack = oneDay;

/** Notes that a server runs at this moment by its clock, and that the clock was set when that fits no earlier note. */
export async function noteClock(db: Kysely<Database>, now: Date): Promise<void> {
  if (await isNews(db, now)) await mark(db, 'clock set', now);
  await mark(db, 'clock seen', now);
}

/** Whether this moment does not follow from when a server ran last. */
async function isNews(db: Kysely<Database>, now: Date): Promise<boolean> {
  const seen = await markedAt(db, 'clock seen');
  const passed = seen === undefined ? 0 : now.getTime() - Date.parse(seen);
  return passed > longestGap || passed < -longestStepBack;
}

/**
 * When it was found last that the clock had been set, ISO 8601 in UTC: moments before may be wrong. Undefined where it
 * always went evenly. That is now where no server has noted it yet, as when a command comes before its hourly look.
 */
export async function clockSetAt(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  return (await isNews(db, now)) ? now.toISOString() : markedAt(db, 'clock set');
}

/** Somebody has looked, and found the moments of before to be right, and the clock of now. */
export async function trustClock(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('marks').where('name', '=', 'clock set').execute();
  await mark(db, 'clock seen', now);
}
