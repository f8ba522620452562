import type { Kysely } from 'kysely';
import type { Database, MarkRow } from './schema';
import { writtenBy } from './written-by';

/** Notes that this is so now. */
export async function mark(db: Kysely<Database>, name: MarkRow['name'], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** ISO 8601 in UTC. */
export async function markedAt(db: Kysely<Database>, name: MarkRow['name']): Promise<string | undefined> {
  const row = db.selectFrom('marks').select('at').where('name', '=', name);
  return (await row.executeTakeFirst())?.at;
}

/** When the newest good backup was made, ISO 8601 in UTC; undefined where none was noted by a clock that was right. */
export async function newestBackup(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const at = await markedAt(db, 'backup');
  return at !== undefined && at <= writtenBy(now) ? at : undefined;
}
