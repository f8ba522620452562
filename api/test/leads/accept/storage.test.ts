import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase, { type Statement } from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import { testApp } from '../../support/app';
import { describeOnPostgres } from '../../support/databases';
import { booking, post } from '../../support/multipart';
import { silentProxy } from '../../support/silent-proxy';

/** Reliability R5: each fault is made in the database itself, then mended while the server keeps running. */
describe('when SQLite cannot write', () => {
  test('because the disk is full', async () => {
    const { app, store, connection } = await sqliteApp();
    await fill(app, connection);
    await refuses(app, store);
    connection.pragma('max_page_count = 1000000');
    await recovers(app, store);
  });

  test('because the file became read-only', async () => {
    const { app, store, connection } = await sqliteApp();
    connection.pragma('query_only = on');
    await refuses(app, store);
    connection.pragma('query_only = off');
    await recovers(app, store);
  });

  test('because another process holds its lock', async () => {
    const { app, store, connection } = await sqliteApp();
    const other = new SqliteDatabase(connection.name);
    other.exec('begin exclusive');
    await refuses(app, store);
    other.exec('rollback');
    other.close();
    await recovers(app, store);
  });

  test.each(['insert into "leads"', 'commit'])('because of an I/O error at: %s', async (start) => {
    const { app, store } = await sqliteApp();
    const fault = failStatements(start);
    await refuses(app, store);
    fault.mend();
    await recovers(app, store);
  });
});

describeOnPostgres('when PostgreSQL cannot write', (database) => {
  let app: FastifyInstance;
  let store: StaffStore;
  let staff: Client;
  let databaseUrl: string;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const created = await database.empty();
    drop = created.drop;
    databaseUrl = created.url.url;
    ({ app, store } = await testApp({}, await openStore(created.url)));
    staff = new Client({ connectionString: created.url.url });
    await staff.connect();
  });

  afterEach(async () => {
    await app.close();
    await store.close();
    await staff.end();
    await drop();
  });

  test('because every statement fails, as on a full disk', async () => {
    await staff.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on leads for each row execute function fail()`);
    await refuses(app, store);
    await staff.query('drop trigger full_disk on leads');
    await recovers(app, store);
  });

  test('of some leads only, because little is left of the disk, and health says so', async () => {
    await staff.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on leads for each row
        when (new.fields::text like '%Two shops%') execute function fail()`);
    const health = async () => (await app.inject('/api/health')).json();
    expect(await health()).toMatchObject({ status: 'ok', leads: 'ok' });
    expect((await app.inject(post())).statusCode).toBe(503);
    expect(await health()).toMatchObject({ status: 'ok', leads: 'failing' });
    // One that takes less may find room although its cause goes on.
    expect((await app.inject(post(booking({ comment: '' })))).statusCode).toBe(201);
    expect(await health()).toMatchObject({ status: 'ok', leads: 'failing' });
    await staff.query('drop trigger full_disk on leads');
    expect((await app.inject(post(booking({ Customer_name: 'Somebody else' })))).statusCode).toBe(201);
    expect(await health()).toMatchObject({ status: 'ok', leads: 'ok' });
  });

  test('because the database became read-only', async () => {
    await reconnectWith('alter database %I set default_transaction_read_only = on');
    await refuses(app, store);
    await staff.query('set default_transaction_read_only = off');
    await reconnectWith('alter database %I reset default_transaction_read_only');
    await recovers(app, store);
  });

  test('because it was read-only, and nobody drops the connections that still are', async () => {
    await reconnectWith('alter database %I set default_transaction_read_only = on');
    await refuses(app, store);
    await settingOfDatabase('alter database %I reset default_transaction_read_only');
    // By one that was opened in between, it is noticed that there are more.
    await app.inject(post());
    await recovers(app, store);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });

  // The lock lets a lead begin: its own table takes it, the one of consents does not.
  test.each(['leads', 'consents'])(
    'because somebody locks the table of %s',
    async (table) => {
      const request = post();
      await staff.query(`begin; lock table ${table} in share mode`);
      expect((await app.inject(request)).statusCode).toBe(503);
      await staff.query('rollback');
      await isStoredNow(request);
      await recovers(app, store);
    },
    40_000,
  );

  test('because it falls silent in the middle of a lead, and nothing is left half done when it answers again', async () => {
    const { url, silence, close } = await silentProxy(databaseUrl);
    const behind = await testApp({}, await openStore({ kind: 'postgres', url }));
    await staff.query('begin; lock table consents in share mode');
    const request = post();
    const answer = behind.app.inject(request);
    await begun();
    silence();
    await staff.query('rollback');
    expect((await answer).statusCode).toBe(503);
    await isStoredNow(request, behind.app);
    await behind.app.close();
    await behind.store.close();
    await close();
  });

  test('because its server drops every connection, again and again', async () => {
    const requests = Array.from({ length: 60 }, () => post());
    const posting = Promise.all(requests.map((request) => app.inject(request)));
    for (let times = 0; times < 5; times += 1) await dropConnections();
    const statuses = (await posting).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    await connected();
    for (const request of requests) expect((await app.inject(request)).statusCode).toBe(201);
    expect(await store.count({})).toBe(requests.length);
  });

  /**
   * Sent again with the key that got no answer, the whole lead is there for every other connection, and no transaction
   * is open.
   */
  async function isStoredNow(request: ReturnType<typeof post>, server = app): Promise<void> {
    const answer = await server.inject(request);
    expect(answer.statusCode).toBe(201);
    const { rows } = await staff.query('select lead_id from consents where lead_id = $1', [answer.json().id]);
    expect(rows).toHaveLength(1);
    expect(await sessions("state like 'idle in transaction%'")).toBe(0);
  }

  /** Until a lead waits for the lock. */
  async function begun(): Promise<void> {
    while ((await sessions("wait_event_type = 'Lock'")) === 0) await pause(20);
  }

  async function sessions(condition: string): Promise<number> {
    const { rows } = await staff.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    );
    return rows.length;
  }

  /** Counts from the next connection on. */
  async function settingOfDatabase(statement: string): Promise<void> {
    await staff.query(`do $$ begin execute format('${statement}', current_database()); end $$`);
  }

  async function reconnectWith(statement: string): Promise<void> {
    await settingOfDatabase(statement);
    await dropConnections();
    await connected();
  }

  /** The pool notices a dropped connection at its next use. */
  async function connected(): Promise<void> {
    for (let good = 0; good < 12; )
      good = await store.count({}).then(
        () => good + 1,
        () => 0,
      );
  }

  async function dropConnections(): Promise<void> {
    await staff.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
});

/** The application, and the very connection that its store uses. */
async function sqliteApp() {
  const opened = jest.spyOn(SqliteDatabase.prototype, 'pragma');
  const started = await testApp();
  const [connection] = opened.mock.contexts;
  opened.mockRestore();
  if (!connection) throw new Error('The store opened no database');
  return { ...started, connection };
}

/** Allows no page more than there are now, and uses up what is left of them. */
async function fill(app: FastifyInstance, connection: SqliteDatabase.Database): Promise<void> {
  connection.pragma('max_page_count = 1');
  for (let sent = 0; sent < 100; sent += 1) if ((await app.inject(post())).statusCode === 503) return;
  throw new Error('The disk is not full');
}

/** Also those that were compiled before. */
function failStatements(start: string): { mend(): void } {
  const prototype: Statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('select 1'));
  const { run } = prototype;
  const failing = jest.spyOn(prototype, 'run').mockImplementation(function (this: Statement, ...values: unknown[]) {
    if (this.source.startsWith(start)) throw new SqliteDatabase.SqliteError('disk I/O error', 'SQLITE_IOERR');
    return run.apply(this, values);
  });
  return { mend: () => failing.mockRestore() };
}

async function refuses(app: FastifyInstance, store: StaffStore): Promise<void> {
  const before = await store.count({});
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(post())));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.stringContaining('Please try again') });
  }
  expect((await app.inject('/api/country-list')).statusCode).toBe(200);
  expect(await store.count({})).toBe(before);
}

async function recovers(app: FastifyInstance, store: StaffStore): Promise<void> {
  const before = await store.count({});
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(post())));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(await store.count({})).toBe(before + 5);
}
