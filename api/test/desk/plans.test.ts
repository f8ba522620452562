import SqliteDatabase from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { ordersPath } from '../../../src/contract/paths';
import { placesOf } from '../../src/desk/leads/inbox';
import { undeliveredPlaces } from '../../src/desk/leads/undelivered';
import { openDatabase } from '../../src/leads/store/open';
import { consentRow, type Database, toRow } from '../../src/leads/store/schema';
import { describeOnPostgres, sqlite } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { rowsRead } from '../support/rows-read';
import { eachTestHasStore } from '../support/stores';

const many = 5_000;
const few = 3;

describe('a list of the desk, on an SQLite that knows nothing of its rows,', () => {
  const { desk, url } = eachTestHasDesk(sqlite);

  test.each([
    '/',
    '/?form=demo',
    '/?form=order',
    '/?state=new',
    '/?owner=-',
    '/?status=quarantined',
    '/?after=2026-11-20T10:00:00.000Z~KS-X',
  ])('comes in the order of an index, and need not be collected and sorted: %s', async (address) => {
    const asked = await askedFor(address);
    const lists = asked.filter((source) => source.includes('order by "leads"."received_at" desc'));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.flatMap(planOf).filter((step) => step.includes('ORDER BY'))).toEqual([]);
  });

  test.each([
    ['/?due=today', 'handlings_due'],
    ['/?form=order', 'leads_orders'],
  ])('of few among many leads is looked for among these alone: %s', async (address, index) => {
    const asked = await askedFor(address);
    const lists = asked.filter((source) => planOf(source).some((step) => step.includes(`INDEX ${index}`)));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.flatMap(planOf).filter((step) => step.includes('ORDER BY'))).toEqual([]);
  });

  async function askedFor(address: string): Promise<string[]> {
    const member = await desk().member('sales');
    const prepare = jest.spyOn(SqliteDatabase.prototype, 'prepare');
    expect((await member.get(address)).statusCode).toBe(200);
    const asked = prepare.mock.calls.map(([source]) => source);
    prepare.mockRestore();
    return asked;
  }

  function planOf(source: string): string[] {
    const database = url();
    if (database.kind !== 'sqlite') throw new Error('It is a file');
    const connection = new SqliteDatabase(database.file, { readonly: true });
    const values = Array.from(source.matchAll(/\?/g), () => '');
    const steps = connection.prepare<string[], { detail: string }>(`explain query plan ${source}`).all(...values);
    connection.close();
    return steps.map(({ detail }) => detail);
  }
});

describeOnPostgres('a list of few among many leads, on PostgreSQL,', (database) => {
  const { url } = eachTestHasStore(database);
  const page = 50;

  test('reads no more than it shows, whether all are to be called back, or few are orders or were told to nobody', async () => {
    const { db } = await openDatabase(url());
    await fill(db);
    const due = { forms: undefined, status: 'new', dueBy: '2026-01-02' } as const;
    const orders = { forms: undefined, status: 'new', form: 'order' } as const;
    const rowsOf = (list: () => Promise<unknown>) => rowsRead(url().url, list);
    // Each is looked up in a second table, and passed on by a step or two; the last ones are looked for twice.
    expect(await rowsOf(() => placesOf(db, due, undefined, page))).toBeLessThan(5 * page);
    expect(await rowsOf(() => placesOf(db, orders, undefined, page))).toBeLessThan(5 * few);
    expect(await rowsOf(() => undeliveredPlaces(db, undefined, undefined))).toBeLessThan(15 * few);
    await db.destroy();
  });

  /** Messages, the oldest of which are orders that nobody was told of. */
  async function fill(db: Kysely<Database>): Promise<void> {
    const leads = Array.from({ length: many }, (_, minutes) =>
      newLead({
        form: 'contact',
        page: minutes >= many - few ? `${ordersPath}vps` : '/contact',
        receivedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
      }),
    );
    const ids = sql.join(leads.slice(-few).map(({ id }) => id));
    for (let start = 0; start < many; start += 500) {
      const some = leads.slice(start, start + 500);
      await db.insertInto('leads').values(some.map(toRow)).execute();
      await db.insertInto('consents').values(some.map(consentRow)).execute();
    }
    await sql`insert into handlings (lead_id, state, owner, changed_at, call_on)
      select id, 'contacted', '', received_at, '2026-01-02' from leads`.execute(db);
    await sql`insert into outbox (id, lead_id, channel, topic, state, attempts, due_at, trouble)
      select id, id, 'notice', 'lead', case when id in (${ids}) then 'dead' else 'delivered' end, 1, received_at, ''
      from leads`.execute(db);
    await sql`analyze`.execute(db);
  }
});
