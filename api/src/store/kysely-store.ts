import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Lead, LeadFilter, LeadStore } from './lead';
import { type Database, fromRow, toRow } from './schema';
import type { Upkeep } from './upkeep';

/** Rows fetched or deleted at a time. Databases limit how many values a statement may have. */
const pageSize = 500;

/** The queries, which are the same for both databases. Values are always bound, never part of the SQL text. */
export function createStore(db: Kysely<Database>, upkeep: Upkeep): LeadStore {
  const find = async (column: 'id' | 'key', value: string): Promise<Lead | undefined> => {
    const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst();
    return row && fromRow(row);
  };
  const commit = upkeep.commit(db);
  return {
    async save(lead) {
      if (await commit((connection) => insert(connection, lead))) return lead;
      const earlier = await find('key', lead.key);
      if (!earlier) throw new Error('A lead vanished while its key was in use');
      return earlier;
    },
    findByKey: (key) => find('key', key),
    get: (id) => find('id', id),
    list: (filter) => pages(db, filter),
    async count(filter) {
      const all = db.selectFrom('leads').select((select) => select.fn.countAll().as('count'));
      return Number((await matching(all, filter).executeTakeFirstOrThrow()).count);
    },
    async tally(filter) {
      const groups = matching(db.selectFrom('leads'), filter).groupBy(['form', 'status']);
      const rows = await groups
        .select(['form', 'status'])
        .select(({ fn }) => [
          fn.countAll().as('count'),
          fn.min('received_at').as('oldest'),
          fn.max('received_at').as('newest'),
        ])
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
    async erase(ids) {
      await db.transaction().execute(async (transaction) => {
        for (let start = 0; start < ids.length; start += pageSize) {
          const some = ids.slice(start, start + pageSize);
          await transaction.deleteFrom('leads').where('id', 'in', some).execute();
        }
      });
      await upkeep.scrub(db);
    },
    size: () => upkeep.size(db),
    async health() {
      await db.selectFrom('leads').select('id').limit(1).execute();
    },
    close: () => db.destroy(),
  };
}

/** Whether it was stored; false when its key is taken. */
async function insert(connection: Kysely<Database>, lead: Lead): Promise<boolean> {
  // The unique key settles a race: PostgreSQL makes the second insert wait until the first has committed.
  const query = connection.insertInto('leads').values(toRow(lead));
  const result = await query.onConflict((conflict) => conflict.column('key').doNothing()).executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function* pages(db: Kysely<Database>, filter: LeadFilter): AsyncIterable<Lead> {
  const newestFirst = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc');
  const query = matching(newestFirst, filter);
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let next = query;
  while (left > 0) {
    const rows = await next.limit(Math.min(pageSize, left)).execute();
    for (const row of rows) yield fromRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    left -= rows.length;
    // Continues behind the last row instead of counting an offset, which would slip when leads arrive meanwhile.
    next = query.where((where) =>
      where.or([
        where('received_at', '<', last.received_at),
        where.and([where('received_at', '=', last.received_at), where('id', '<', last.id)]),
      ]),
    );
  }
}

function matching<Row>(query: SelectQueryBuilder<Database, 'leads', Row>, { form, status, since }: LeadFilter) {
  return query
    .$if(form !== undefined, (matched) => matched.where('form', '=', form ?? ''))
    .$if(status !== undefined, (matched) => matched.where('status', '=', status ?? 'new'))
    .$if(since !== undefined, (matched) => matched.where('received_at', '>=', since ?? ''));
}
