import type { DeliveryTally } from '../store/outbox';

/** Attempts that fail one after another over two and a half hours (`schedule.ts`). */
const tooMany = 5;

/** In milliseconds: nobody takes what is due for so long. */
const tooLong = 60 * 60 * 1000;

/** `failed`: some were given up. `late`: some wait for hours. Says no numbers, since everybody may ask. */
export type Alarm = 'ok' | 'late' | 'failed';

export function alarmOf(tallies: readonly DeliveryTally[], now = new Date()): Alarm {
  if (tallies.some(({ state }) => state === 'dead')) return 'failed';
  const isLate = tallies.some(({ attempts, oldest }) => {
    return attempts >= tooMany || now.getTime() - new Date(oldest).getTime() > tooLong;
  });
  return isLate ? 'late' : 'ok';
}
