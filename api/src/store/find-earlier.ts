import type { Kysely } from 'kysely';
import { dayOf, isFromContent, keyFromContent } from './content-key';
import type { Submitted } from './lead';
import type { Database, FullRow } from './schema';

interface Queries {
  byKey(db: Kysely<Database>, key: string): Promise<FullRow | undefined>;
  /** The first with these words since a moment that is no suspected spam. */
  byWords(db: Kysely<Database>, fingerprint: string, since: string): Promise<FullRow | undefined>;
}

/**
 * The lead that a submission repeats. A page sends with a key and a browser by itself without one, so that a visitor
 * may do both: of the two kinds the same words count once a day. The lead has the key from then on, so that other words
 * are refused under it; but a robot, which may have the words of somebody else, cannot take it.
 */
export async function findEarlier(
  db: Kysely<Database>,
  { byKey, byWords }: Queries,
  { key, fingerprint, status, receivedAt }: Submitted,
): Promise<FullRow | undefined> {
  // What was taken is not kept once more, whatever speaks against those who send it again.
  if (isFromContent(key)) return (await byWords(db, fingerprint, dayOf(receivedAt))) ?? byKey(db, key);
  const same = await byKey(db, key);
  if (same) return same;
  const withoutKey = keyFromContent(fingerprint, receivedAt, false);
  const taken = await byKey(db, withoutKey);
  if (!taken || status !== 'new') return taken;
  await db.updateTable('leads').set({ key }).where('key', '=', withoutKey).execute();
  return { ...taken, key };
}
