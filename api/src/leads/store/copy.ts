import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** In an order in which every row finds what it refers to: each table with its key, and how many rows at a time. */
const tables = [
  ['leads', 'id', 200],
  // They have up to 5 MB each.
  ['attachments', 'lead_id', 4],
  ['outbox', 'id', 200],
  ['consents', 'lead_id', 200],
  ['withdrawals', 'id', 200],
  ['letters', 'lead_id', 200],
  ['staff', 'id', 200],
  ['handlings', 'lead_id', 200],
  ['notes', 'id', 200],
  ['audit', 'id', 200],
  ['digests', 'day', 200],
] as const;

/**
 * Copies every row, whatever databases the two are. The target must have no leads, and both must be in transactions.
 * Nobody is signed in to the desk of the copy, and whoever could sign in before can do so no more.
 */
export async function copyAll(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  await to.deleteFrom('staff').execute();
  await to.deleteFrom('audit').execute();
  await to.deleteFrom('digests').execute();
  for (const [table, key, atOnce] of tables) {
    const { ref } = from.dynamic;
    const page = from.selectFrom(table).selectAll().orderBy(ref(key)).limit(atOnce);
    for (let rows = await page.execute(); rows.length > 0; ) {
      await to.insertInto(table).values(rows).execute();
      rows = await page.where(ref(key), '>', rows.at(-1)?.[key]).execute();
    }
  }
  // A new database has made secrets of its own, with which no link was signed yet.
  await to.deleteFrom('secrets').execute();
  await to
    .insertInto('secrets')
    .values(await from.selectFrom('secrets').selectAll().execute())
    .execute();
}
