/**
 * The key of a submission that came without one: the same words on the same day (UTC) get the same key, so that a
 * double click, a reload or a client that tries again stores one lead. What waits in quarantine has keys of its own, or
 * whoever sends somebody's words first, marked or among a flood, would keep them from us. The blank in it keeps it
 * apart from every key that a client can give.
 * @param at when it came: ISO 8601, in UTC
 */
export function keyFromContent(fingerprint: string, at: string, isQuarantined: boolean): string {
  return `${dayOf(at)} ${fingerprint}${isQuarantined ? inQuarantine : ''}`;
}

const inQuarantine = ' suspicious';

/** When the day began on which the same words count once: ISO 8601, in UTC. */
export function dayOf(at: string): string {
  return at.slice(0, 10);
}

export function isFromContent(key: string): boolean {
  return key.includes(' ');
}
