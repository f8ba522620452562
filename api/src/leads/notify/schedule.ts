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

/** When to try again after so many attempts; undefined when it was the last. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}
