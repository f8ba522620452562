import type { Kysely } from 'kysely';
import type { Database } from './schema';
import { writtenBy } from './written-by';

/** Notes that a backup has been made that can be opened. A copy of the database does not know of it. */
export async function noteBackup(db: Kysely<Database>, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('marks')
    .values({ name: 'backup', at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** When the newest good backup was made, ISO 8601 in UTC; undefined where none was noted by a clock that was right. */
export async function newestBackup(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const mark = db.selectFrom('marks').select('at').where('name', '=', 'backup').where('at', '<=', writtenBy(now));
  return (await mark.executeTakeFirst())?.at;
}
