import type { Kept } from './store/retention';

/** How much of what is older than it may be. */
export type TooOld = Pick<Kept, 'what' | 'old' | 'all'>;

/** What is older than it may be, and on which condition it is to go. `today` is the day in Dhaka. */
export function tooOldWords(kept: readonly TooOld[], today: string): string {
  const counts = kept.map(({ what, old, all }) => `${old} of ${all} ${what}`).join(' and ');
  return `By the clock, today is ${today}, and ${counts} are too old. If that day and RETENTION_MONTHS are right, npm run leads -- retention shows them, and erases them with --yes.`;
}
