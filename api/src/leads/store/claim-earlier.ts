import type { Kysely } from 'kysely';
import { oneDay } from '../../../../src/contract/dates';
import { dayOf, isFromContent } from './content-key';
import type { Submitted } from './lead';
import type { Database, FullRow } from './schema';
import { writtenBy } from './written-by';

/** From a moment up to another, ISO 8601 in UTC. */
type Within = readonly [since: string, until: string];

interface Queries {
  byKey(db: Kysely<Database>, key: string): Promise<FullRow | undefined>;
  /** The first with these words within a time that is no suspected spam; of all, or of those without a key. */
  byWords(db: Kysely<Database>, fingerprint: string, within: Within): Promise<FullRow | undefined>;
  withoutKey(db: Kysely<Database>, fingerprint: string, within: Within): Promise<FullRow | undefined>;
}

/**
 * The lead that a submission repeats, if any. A page sends under a key, a browser without a script under none, and a
 * visitor may do both:
 *
 * * without a key, the same words on the same day are a repetition;
 * * under a key, so is whatever was sent under it: the caller refuses other words;
 * * under a key that is new, so are the same words without a key on that day. That lead then takes the key, unless the
 *   submission looks like spam, since a robot may have copied somebody else's words;
 * * a lead in quarantine is repeated only by a submission that would be in quarantine too.
 */
export async function claimEarlier(
  db: Kysely<Database>,
  { byKey, byWords, withoutKey }: Queries,
  { key, fingerprint, status, receivedAt }: Submitted,
): Promise<FullRow | undefined> {
  const day = dayOf(receivedAt);
  // Not without an end: after a clock that was years ahead, whatever had those words would be a repetition for years.
  const within = [day, writtenBy(new Date(Date.parse(day) + oneDay))] as const;
  // What was stored already is not stored again, even if the repetition looks like spam.
  if (isFromContent(key)) return (await byWords(db, fingerprint, within)) ?? byKey(db, key);
  const same = await byKey(db, key);
  if (same && (same.status === 'new' || same.fingerprint !== fingerprint)) return same;
  const taken = await withoutKey(db, fingerprint, within);
  if (!taken || same || status !== 'new') return taken ?? same;
  await db.updateTable('leads').set({ key }).where('id', '=', taken.id).execute();
  return { ...taken, key };
}
