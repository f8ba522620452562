/** In milliseconds: so far apart may be the clocks of machines that share a database. */
export const skew = 60_000;

/**
 * The latest moment that may have been written down by now, ISO 8601 in UTC. What has a later one was written while the
 * clock was ahead. Nothing is counted from it, since that would last for as long as the clock was ahead.
 */
export function writtenBy(now: Date): string {
  return new Date(now.getTime() + skew).toISOString();
}

/**
 * In milliseconds, from a moment that was written down until now, and never less than none. What was written while the
 * clock was ahead is as old as can be, so that it is too old for whatever is counted from it.
 */
export function ageOf(moment: string, now: Date): number {
  return moment > writtenBy(now) ? Number.POSITIVE_INFINITY : Math.max(0, now.getTime() - Date.parse(moment));
}
