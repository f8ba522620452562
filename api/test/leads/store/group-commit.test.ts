import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { type Commit, commitTogether } from '../../../src/leads/store/group-commit';
import { migrate } from '../../../src/leads/store/migrations';
import { type Database, toRow } from '../../../src/leads/store/schema';
import { openSqlite } from '../../../src/leads/store/sqlite';
import { newLead } from '../../support/leads';

let file: string;
let db: Kysely<Database>;
let commit: Commit;
/** What happened, in order: statements, and what the test notes. */
let events: string[];

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'leads.db');
  events = [];
  db = new Kysely<Database>({
    dialect: openSqlite(file, false),
    log: ({ query }) => void events.push(query.sql.split(' ').slice(0, 2).join(' ')),
  });
  await migrate(db);
  commit = commitTogether(db);
  events = [];
});

afterEach(() => db.destroy());

test('work that is waiting shares one commit, and nobody is told before it', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => commit(insert()).then(() => events.push(`told ${name}`))));
  expect(events).toEqual([
    'begin immediate',
    ...['insert into', 'insert into', 'insert into'],
    'commit',
    ...['told a', 'told b', 'told c'],
  ]);
});

test('when somebody is told, another process sees the lead', async () => {
  const other = new SqliteDatabase(file, { readonly: true });
  const seen = other.prepare<[string]>('select 1 from leads where id = ?');
  const leads = Array.from({ length: 200 }, () => newLead());
  const visible = leads.map((lead) => commit(insert(lead)).then(() => seen.get(lead.id)));
  expect((await Promise.all(visible)).filter((row) => row === undefined)).toEqual([]);
  expect(events.filter((event) => event === 'commit').length).toBeLessThan(10);
  other.close();
});

test('work that fails is undone and told so, and takes nobody with it', async () => {
  const before = Array.from({ length: 3 }, () => newLead());
  const bad = newLead();
  const after = Array.from({ length: 3 }, () => newLead());
  const fail = async (connection: Kysely<Database>) => {
    await insert(bad)(connection);
    throw new Error('this one is bad');
  };
  const results = await Promise.allSettled([...before.map(insert), fail, ...after.map(insert)].map(commit));
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    'rejected',
    ...['fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(results[3]).toMatchObject({ reason: { message: 'this one is bad' } });
  expect(await storedIds()).toEqual([...before, ...after].map(({ id }) => id));
});

test('a receipt given twice at once fails for the second only', async () => {
  const lead = newLead();
  const results = await Promise.allSettled([commit(insert(lead)), commit(insert(newLead({ id: lead.id })))]);
  expect(results[0]?.status).toBe('fulfilled');
  expect(results[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
});

test('when the file is locked, all are told after one wait, and later work is stored', async () => {
  const other = new SqliteDatabase(file);
  other.exec('begin immediate');
  const results = await Promise.allSettled([commit(insert()), commit(insert()), commit(insert())]);
  expect(results).toMatchObject(Array(3).fill({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } }));
  expect(events).toEqual(['begin immediate']);
  other.exec('rollback');
  other.close();
  await commit(insert());
  expect(await storedIds()).toHaveLength(1);
});

test('when the commit itself fails, nobody is told that it worked', async () => {
  await sql`create table child (id text references leads(id) deferrable initially deferred)`.execute(db);
  const orphan = async (connection: Kysely<Database>) => sql`insert into child values ('nobody')`.execute(connection);
  const results = await Promise.allSettled([commit(insert()), commit(orphan)]);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await storedIds()).toEqual([]);
  await commit(insert());
  expect(await storedIds()).toHaveLength(1);
});

function insert(lead = newLead()) {
  return async (connection: Kysely<Database>) => {
    await connection.insertInto('leads').values(toRow(lead)).execute();
  };
}

async function storedIds(): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('id').orderBy(sql`rowid`).execute();
  return rows.map(({ id }) => id);
}
