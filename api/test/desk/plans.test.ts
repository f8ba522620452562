import SqliteDatabase from 'better-sqlite3';
import { sqlite } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';

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
    const member = await desk().member('sales');
    const prepare = jest.spyOn(SqliteDatabase.prototype, 'prepare');
    expect((await member.get(address)).statusCode).toBe(200);
    const asked = prepare.mock.calls.map(([source]) => source);
    prepare.mockRestore();
    const lists = asked.filter((source) => source.includes('order by "leads"."received_at" desc'));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.flatMap(planOf).filter((step) => step.includes('ORDER BY'))).toEqual([]);
  });

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
