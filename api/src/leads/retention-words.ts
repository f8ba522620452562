import { dhakaMinute } from './dhaka-time';
import type { Kept } from './store/retention';

/** How much of what is older than it may be, and what speaks against letting it go. */
export type TooOld = Pick<Kept, 'what' | 'old' | 'all' | 'doubt'>;

/** What is older than it may be, and on which condition it is to go. `today` is the day in Dhaka. */
export function tooOldWords(kept: readonly TooOld[], today: string): string {
  const counts = kept.map(({ what, old, all }) => `${old} of ${all} ${what}`).join(' and ');
  return `By the clock, today is ${today}, and ${counts} are too old. ${clockSetWords(kept) ?? ifRight}`;
}

const ifRight =
  'If that day and RETENTION_MONTHS are right, npm run leads -- retention shows them, and erases them with --yes.';

/** What to do where the clock was set, since day and setting of now are right then; undefined where it was not. */
export function clockSetWords(kept: readonly TooOld[]): string | undefined {
  const doubtful = kept.filter(({ doubt }) => typeof doubt === 'object');
  const [clockSetAt] = kept.flatMap(({ doubt }) => (typeof doubt === 'object' ? [doubt.clockSetAt] : []));
  if (clockSetAt === undefined) return undefined;
  const found = `At ${dhakaMinute(clockSetAt)}, the clock was found to have been set, or no server had run for a month: what is dated from before may be younger than it seems.`;
  const much = kept.flatMap(({ doubt, what }) => (doubt === 'much' ? [what] : [])).join(' and ');
  const setting = much && ` So many ${much} are too old that RETENTION_MONTHS may be wrong.`;
  const look = doubtful.some(({ what }) => what !== 'lines of the audit log') ? lookAtEach : '';
  return `${found}${setting}${look} To erase one: npm run leads -- erase <receipt>; all that are too old: npm run leads -- retention --yes.`;
}

const lookAtEach = ' Look at each lead before you erase any: npm run leads -- list --too-old.';
