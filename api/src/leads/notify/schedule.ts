import type { Outlook } from './undelivered';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Between attempts, in milliseconds, as Standard Webhooks proposes: ten attempts within 75 h 35 m (reliability R7). */
export const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/**
 * How often something is tried. A setting is given five minutes, since an address may be gone for as long as its server
 * is being updated; what was refused for its own sake is not sent twice.
 */
const most: Record<Outlook, number> = { passing: pauses.length + 1, setup: 3, refused: 1, nobody: 1 };

/**
 * When to try again after so many attempts; undefined when it was the last.
 * @param wait - In milliseconds that the other side asks for at least
 */
export function nextAttempt(attempts: number, now: Date, outlook: Outlook = 'passing', wait = 0): Date | undefined {
  const pause = attempts < most[outlook] ? pauses[attempts - 1] : undefined;
  return pause === undefined ? undefined : new Date(now.getTime() + Math.max(pause, wait));
}
