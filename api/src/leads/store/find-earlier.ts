import type { Kysely } from 'kysely';
import { dayOf, isFromContent } from './content-key';
import type { Submitted } from './lead';
import type { Database, FullRow } from './schema';

interface Queries {
  byKey(db: Kysely<Database>, key: string): Promise<FullRow | undefined>;
  /** The first with these words since a moment that is no suspected spam; of all, or of those without a key. */
  byWords(db: Kysely<Database>, fingerprint: string, since: string): Promise<FullRow | undefined>;
  withoutKey(db: Kysely<Database>, fingerprint: string, since: string): Promise<FullRow | undefined>;
}

/**
 * The lead that a submission repeats. A page sends with a key and a browser by itself without one, so that a visitor
 * may do both: of the two kinds the same words count once a day. The lead has the key from then on, so that other words
 * are refused under it; but a robot, which may have the words of somebody else, cannot take it. What waits in
 * quarantine is repeated only by a submission of which staff is not notified either.
 */
export async function findEarlier(
  db: Kysely<Database>,
  { byKey, byWords, withoutKey }: Queries,
  { key, fingerprint, status, receivedAt }: Submitted,
): Promise<FullRow | undefined> {
  const since = dayOf(receivedAt);
  // What was stored already is not stored again, even if the repetition looks like spam.
  if (isFromContent(key)) return (await byWords(db, fingerprint, since)) ?? byKey(db, key);
  const same = await byKey(db, key);
  if (same && (same.status === 'new' || same.fingerprint !== fingerprint)) return same;
  const taken = await withoutKey(db, fingerprint, since);
  if (!taken || same || status !== 'new') return taken ?? same;
  await db.updateTable('leads').set({ key }).where('id', '=', taken.id).execute();
  return { ...taken, key };
}
