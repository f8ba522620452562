import type { Outbox } from '../store/outbox';

/** Attempts that fail one after another over two and a half hours (`schedule.ts`). */
const tooMany = 5;

/**
 * Deliveries that failed at their third attempt too, five minutes after the first. Always to the same server, one is no
 * accident; to visitors' own addresses, it takes several.
 */
const several = { attempts: 3, deliveries: { webhook: 1, notice: 1, acknowledgement: 3 } };

/** In milliseconds: nobody takes what is due for so long. */
const tooLong = 60 * 60 * 1000;

/** `failed`: some were given up. `late`: some wait for hours, or a channel fails. Says no numbers, since everybody may ask. */
export type Alarm = 'ok' | 'late' | 'failed';

export async function alarmOf(outbox: Pick<Outbox, 'signs'>, now = new Date()): Promise<Alarm> {
  const { isDead, isLate } = await outbox.signs({ tooMany, several, dueBefore: new Date(now.getTime() - tooLong) });
  if (isDead) return 'failed';
  return isLate ? 'late' : 'ok';
}
