import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Notes that leads or notes go with this transaction. Last in it: all who remove something wait for one row here. */
export async function noteRemoval(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('removals')
    .set(({ eb }) => ({ times: eb('times', '+', 1) }))
    .execute();
}

/** How many leads and notes there are, and how often some were removed: the same only while none came and none went. */
export interface Stock {
  leads: number;
  notes: number;
  removals: number;
}

/** As it is at one moment, in one statement. */
export async function stockOf(db: Kysely<Database>): Promise<Stock> {
  const { leads, notes, removals } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('leads')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('leads'),
      selectFrom('notes')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('notes'),
      selectFrom('removals').select('times').as('removals'),
    ])
    .executeTakeFirstOrThrow();
  return { leads: Number(leads), notes: Number(notes), removals: Number(removals) };
}
