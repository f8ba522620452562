import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { openStore } from '../../../src/leads/store/open';
import { postgresDialect } from '../../../src/leads/store/postgres';
import { describeOnPostgres } from '../../support/databases';
import { newLead } from '../../support/leads';
import { connectTo } from '../../support/rows';

/** What Kysely locks while it changes the tables. */
const lockOfMigrations = '3853314791062309107';

describeOnPostgres('PostgreSQL', (database) => {
  let url: { kind: 'postgres'; url: string };
  let drop: () => Promise<void>;
  let staff: Client;

  beforeEach(async () => {
    ({ url, drop } = await database.create());
    staff = new Client({ connectionString: url.url });
    await staff.connect();
  });

  afterEach(async () => {
    await staff.end();
    await drop();
  });

  test('is refused when it acknowledges commits that it may lose', async () => {
    await staff.query(`do $$ begin
      execute format('alter database %I set synchronous_commit = off', current_database()); end $$`);
    await expect(openStore(url)).rejects.toThrow('synchronous_commit=off, so leads would not be safe');
  });

  test('ends a statement that takes too long, and a transaction that nobody goes on with', async () => {
    const db = connectTo(url);
    const shown = await sql<{ statement: string; transaction: string }>`select
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as transaction`.execute(db);
    expect(shown.rows).toEqual([{ statement: '10s', transaction: '10s' }]);
    await db.destroy();
  });

  test('may take as long as it wants for changes of the tables, and for another instance that makes them', async () => {
    await (await openStore(url)).close();
    await staff.query('select pg_advisory_lock($1)', [lockOfMigrations]);
    const opening = openStore(url);
    await pause(14_000);
    await staff.query('select pg_advisory_unlock($1)', [lockOfMigrations]);
    const store = await opening;
    expect(await store.save(newLead())).toBeTruthy();
    await store.close();
  });

  test('stores leads whose keys are the marks of the words of each other, without one waiting for the other', async () => {
    const store = await openStore(url);
    const pairs = Array.from({ length: 40 }, (_, index) => [`one ${index}`, `other ${index}`] as const);
    const leads = pairs.flatMap(([one, other]) => [
      newLead({ key: one, fingerprint: other }),
      newLead({ key: other, fingerprint: one }),
    ]);
    // Twice as many at once as there are connections: of more, some might wait for one longer than it is waited for.
    while (leads.length > 0) await Promise.all(leads.splice(0, 20).map((lead) => store.save(lead)));
    expect(await store.count({})).toBe(2 * pairs.length);
    const { rows } = await staff.query('select deadlocks from pg_stat_database where datname = current_database()');
    expect(rows).toEqual([{ deadlocks: '0' }]);
    await store.close();
  });

  test('takes no connection back with a transaction that was not ended', async () => {
    const pool = postgresDialect(url.url).createDriver();
    await pool.init();
    const first = await pool.acquireConnection();
    await pool.beginTransaction(first, {});
    await pool.releaseConnection(first);
    const second = await pool.acquireConnection();
    const { rows } = await second.executeQuery(CompiledQuery.raw('select now() = statement_timestamp() as alone'));
    expect(rows).toEqual([{ alone: true }]);
    await pool.releaseConnection(second);
    await pool.destroy();
  });
});
