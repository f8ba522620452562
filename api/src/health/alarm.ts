import { pauses } from '../leads/notify/schedule';
import type { Outbox } from '../leads/store/outbox';

/**
 * The third attempt, five minutes after the first. All of these go to the same server, which does not fail so often by
 * accident.
 */
const third = 3;

/**
 * Letters to visitors that failed so often since one of them arrived. An address that was mistyped fails by itself, for
 * ever, and is no trouble of ours; when none arrives any more, our mail server is.
 */
const letters = { number: 3, attempts: third, pauses };

/** In milliseconds: nobody takes what is due for so long. */
const tooLong = 60 * 60 * 1000;

/**
 * `failed`: a notification to the staff was given up. `late`: some of it waits for minutes, or letters to visitors do
 * not arrive. Says no numbers, since everybody may ask.
 */
export type Alarm = 'ok' | 'late' | 'failed';

export async function alarmOf(outbox: Pick<Outbox, 'signs'>, now = new Date()): Promise<Alarm> {
  const dueBefore = new Date(now.getTime() - tooLong);
  const { isDead, isLate } = await outbox.signs({ attempts: third, letters, dueBefore, now });
  if (isDead) return 'failed';
  return isLate ? 'late' : 'ok';
}
