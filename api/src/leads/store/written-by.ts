/** In milliseconds: so far apart may be the clocks of machines that share a database. */
const skew = 60_000;

/**
 * The latest moment that may have been written down by now, ISO 8601 in UTC. What has a later one was written while the
 * clock was ahead. Nothing is counted from it, since that would last for as long as the clock was ahead.
 */
export function writtenBy(now: Date): string {
  return new Date(now.getTime() + skew).toISOString();
}
