import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Rows at a time. */
const pageSize = 200;

/** Attachments have up to 5 MB each. */
const attachmentsAtOnce = 4;

/** Copies every row, whatever databases the two are. The target must be empty, and both in transactions. */
export async function copyAll(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  await copy(
    (after) => from.selectFrom('leads').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
    (rows) => to.insertInto('leads').values(rows).execute(),
    (row) => row.id,
  );
  const attachments = from.selectFrom('attachments').selectAll().orderBy('lead_id').limit(attachmentsAtOnce);
  await copy(
    (after) => attachments.where('lead_id', '>', after).execute(),
    (rows) => to.insertInto('attachments').values(rows).execute(),
    (row) => row.lead_id,
  );
  await copy(
    (after) => from.selectFrom('outbox').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
    (rows) => to.insertInto('outbox').values(rows).execute(),
    (row) => row.id,
  );
  await copy(
    (after) =>
      from.selectFrom('consents').selectAll().where('lead_id', '>', after).orderBy('lead_id').limit(pageSize).execute(),
    (rows) => to.insertInto('consents').values(rows).execute(),
    (row) => row.lead_id,
  );
  await copy(
    (after) =>
      from.selectFrom('withdrawals').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute(),
    (rows) => to.insertInto('withdrawals').values(rows).execute(),
    (row) => row.id,
  );
  await copy(
    (after) =>
      from.selectFrom('letters').selectAll().where('lead_id', '>', after).orderBy('lead_id').limit(pageSize).execute(),
    (rows) => to.insertInto('letters').values(rows).execute(),
    (row) => row.lead_id,
  );
  // A new database has made secrets of its own, with which no link was signed yet.
  await to.deleteFrom('secrets').execute();
  await to
    .insertInto('secrets')
    .values(await from.selectFrom('secrets').selectAll().execute())
    .execute();
}

async function copy<Row>(
  read: (after: string) => Promise<Row[]>,
  write: (rows: Row[]) => Promise<unknown>,
  key: (row: Row) => string,
): Promise<void> {
  let rows = await read('');
  while (rows.length > 0) {
    await write(rows);
    rows = await read(rows.slice(-1).map(key).join());
  }
}
