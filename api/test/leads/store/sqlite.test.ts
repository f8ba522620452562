import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { defaultFile } from '../../../src/config/database-url';
import { openStore } from '../../../src/leads/store/open';
import type { Database } from '../../../src/leads/store/schema';
import { assertDurable, openSqlite } from '../../../src/leads/store/sqlite';
import { newLead } from '../../support/leads';

const durable: Record<string, unknown> = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  busy_timeout: 1000,
};

test('a database with the right settings is taken', () => {
  expect(() => assertDurable((pragma) => durable[pragma])).not.toThrow();
});

test.each([
  ['journal_mode', 'delete'],
  ['synchronous', 1],
  ['foreign_keys', 0],
  ['secure_delete', 0],
  ['busy_timeout', 0],
])('a database that reports %s=%s is refused by that name', (pragma, value) => {
  const settings = { ...durable, [pragma]: value };
  expect(() => assertDurable((name) => settings[name])).toThrow(`${pragma}=${value}`);
});

test('a database that cannot keep a write-ahead log is refused', async () => {
  await expect(openStore({ kind: 'sqlite', file: ':memory:' })).rejects.toThrow('journal_mode=memory');
});

test('what broke a transaction is said, also where the database has taken it back by itself', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const db = new Kysely<Database>({ dialect: openSqlite(file, false) });
  const broken = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  await expect(broken).rejects.toThrow('database or disk is full');
  await sql`select 1`.execute(db);
  await db.destroy();
});

test('a file that is no database is refused', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  writeFileSync(file, 'This is a shopping list, and long enough to be read as a header of a database. '.repeat(20));
  await expect(openStore({ kind: 'sqlite', file })).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
});

test('only the owner can read the file, and the default folder, which is made', async () => {
  const before = process.cwd();
  process.chdir(temporaryFolder());
  const store = await openStore({ kind: 'sqlite', file: defaultFile });
  for (const name of [defaultFile, `${defaultFile}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  expect(statSync('var').mode & 0o777).toBe(0o700);
  await store.close();
  process.chdir(before);
});

test('no other folder is made, since a mistyped one would look like no leads', async () => {
  const folder = path.join(temporaryFolder(), 'vra');
  const opening = openStore({ kind: 'sqlite', file: path.join(folder, 'leads.db') });
  await expect(opening).rejects.toThrow(`There is no folder ${folder}: make it first, or correct the path.`);
  expect(existsSync(folder)).toBe(false);
});

test('a file locked by another process is an error after a second, and works again afterwards', async () => {
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const other = new SqliteDatabase(file);
  other.exec('begin immediate');
  const lead = newLead();
  await expect(store.save(lead)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.exec('rollback');
  other.close();
  await expect(store.save(lead)).resolves.toEqual(lead);
  await store.close();
});
