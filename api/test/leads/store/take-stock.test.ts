import { readFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { createStore } from '../../../src/leads/store/kysely-store';
import { type OpenDatabase, openDatabase } from '../../../src/leads/store/open';
import { newLead } from '../../support/leads';

describe('what SQLite notes of its rows', () => {
  let file: string;
  let database: OpenDatabase;

  beforeEach(async () => {
    file = path.join(temporaryFolder(), 'leads.db');
    database = await openDatabase({ kind: 'sqlite', file });
  });
  afterEach(() => database.db.destroy());

  test('is how many there are, and nothing that anybody has sent', async () => {
    await fill(500);
    await takeStock();
    expect(notedOf('leads', 'sqlite_stat1').length).toBeGreaterThan(0);
    expect(JSON.stringify(everythingNoted())).not.toContain('canary');
    expect(samples()).toEqual([]);
  });

  test('would be samples of addresses as well, were no limit set', async () => {
    await fill(500);
    analyseByHand();
    expect(samples().join()).toContain('canary');
  });

  test('is noted again once there are ten times as many, and not before', async () => {
    await fill(50);
    await takeStock();
    const [first] = notedOf('leads', 'sqlite_stat1');
    expect(first).toMatch(/^50 /);
    await fill(50);
    await takeStock();
    expect(notedOf('leads', 'sqlite_stat1')).toContain(first);
    await fill(500);
    await takeStock();
    expect(notedOf('leads', 'sqlite_stat1').every((noted) => noted.startsWith('600 '))).toBe(true);
  });

  test.each([
    ['the desk has counted', () => takeStock()],
    ['somebody has analysed by hand', async () => analyseByHand()],
  ])('holds nothing of a lead that was erased, when %s', async (_, note) => {
    const [id] = await fill(500);
    await note();
    await createStore(database.db, database.engine).erase([id ?? '']);
    const bytes = [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
    const traces = ['canary-0@', 'canary 0', id ?? '', 'canary-1@'];
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual(['canary-1@']);
  });

  function takeStock(): Promise<void> {
    return database.engine.takeStock(database.db);
  }

  /** Each with an address and a key of its own; their receipts. */
  async function fill(count: number): Promise<string[]> {
    const store = createStore(database.db, database.engine);
    const leads = Array.from({ length: count }, (_, index) =>
      newLead({ fields: { email: `canary-${index}@example.com`, Customer_name: `canary ${index}` } }),
    );
    await Promise.all(leads.map((lead) => store.save(lead, { channels: ['acknowledgement'] })));
    return leads.map(({ id }) => id);
  }

  /** As the program `sqlite3` does. */
  function analyseByHand(): void {
    const connection = new SqliteDatabase(file);
    connection.exec('analyze');
    connection.close();
  }

  function everythingNoted(): unknown[] {
    return ['sqlite_stat1', 'sqlite_stat4'].flatMap(rowsOf);
  }

  /** Of indexes that every row is in: that of orders has none. */
  function notedOf(table: string, of: string): string[] {
    return rowsOf(of).flatMap((row) => (row.tbl === table && row.idx !== 'leads_orders' ? [`${row.stat}`] : []));
  }

  function samples(): string[] {
    return rowsOf('sqlite_stat4').map(({ sample }) =>
      Buffer.isBuffer(sample) ? sample.toString('latin1') : `${sample}`,
    );
  }

  function rowsOf(table: string): Record<string, unknown>[] {
    const connection = new SqliteDatabase(file, { readonly: true });
    try {
      const isThere = connection.prepare('select 1 from sqlite_master where name = ?').get(table);
      return isThere ? connection.prepare<[], Record<string, unknown>>(`select * from ${table}`).all() : [];
    } finally {
      connection.close();
    }
  }
});
