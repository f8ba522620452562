import { sql } from 'kysely';
import { tidyHourly } from '../../src/desk/tidy-hourly';
import type { DeskTables } from '../../src/leads/store/desk-schema';
import { availableDatabases, sqlite } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { auditMoments, connectTo, writeAudit } from '../support/rows';

const [minute, day] = [60_000, 24 * 60 * 60_000];

describe.each(availableDatabases())('a desk that tidies, on $name,', (database) => {
  const { desk, url } = eachTestHasDesk(database);

  test('forgets lines of the audit log after two years, and none before', async () => {
    const [over, kept] = [ago(2 * 365 * day + minute), ago(2 * 365 * day - minute)];
    await writeAudit(url(), over, kept);
    await desk().services.tidy();
    expect(await auditMoments(url())).toEqual([kept]);
  });

  test('keeps an audit log that would go almost whole, as it would by a clock that is years ahead', async () => {
    const lines = Array.from({ length: 11 }, (_, index) => ago(2 * 365 * day + (11 - index) * minute));
    await writeAudit(url(), ...lines);
    await desk().services.tidy();
    expect(await auditMoments(url())).toEqual(lines);
  });

  test('forgets sessions that have ended, and none that goes on', async () => {
    for (const name of ['idle', 'long', 'working']) await desk().member('sales', name);
    await changeSession('idle', { seen_at: ago(31 * minute) });
    await changeSession('long', { started_at: ago(12 * 60 * minute + minute) });
    await desk().services.tidy();
    expect(await signedIn()).toEqual([await staffId('working')]);
  });

  test('forgets attempts to sign in a day after the last, and none before', async () => {
    const throttle = desk().services.signIn.throttle;
    const attempt = { address: '192.0.2.1', browser: undefined };
    await throttle.begin({ ...attempt, name: 'over' }, new Date(Date.now() - day - minute));
    await throttle.begin({ ...attempt, name: 'kept', address: '198.51.100.1' }, new Date(Date.now() - day + minute));
    await desk().services.tidy();
    expect(await attempts()).toEqual(['account kept', expect.stringContaining('network 198.51.100.1')]);
  });

  async function staffId(name: string): Promise<string> {
    return (await desk().services.staff.byName(name))?.id ?? '';
  }

  async function signedIn(): Promise<string[]> {
    const db = await tables();
    const rows = await db.selectFrom('sessions').select('staff_id').execute();
    await db.destroy();
    return rows.map(({ staff_id }) => staff_id);
  }

  async function attempts(): Promise<string[]> {
    const db = await tables();
    const rows = await db.selectFrom('attempts').select('key').orderBy('key').execute();
    await db.destroy();
    return rows.map(({ key }) => key);
  }

  async function changeSession(name: string, values: { seen_at: string } | { started_at: string }): Promise<void> {
    const db = await tables();
    const sessions = db.updateTable('sessions').set(values);
    await sessions.where('staff_id', '=', await staffId(name)).execute();
    await db.destroy();
  }

  async function tables() {
    return connectTo(url()).withTables<Pick<DeskTables, 'sessions' | 'attempts'>>();
  }
});

describe('a desk that tidies, on SQLite,', () => {
  const { desk, url } = eachTestHasDesk(sqlite);

  test('counts its rows, which nothing else does there', async () => {
    await desk().member('sales');
    await desk().services.tidy();
    const db = connectTo(url());
    const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = 'staff'`.execute(db);
    await db.destroy();
    expect(rows).toContainEqual({ stat: '1 1' });
  });
});

describe('a desk tidies', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('when it starts and every hour, also after it could not', async () => {
    const failure = new Error('database is locked');
    const tidy = jest.fn(async () => {}).mockRejectedValueOnce(failure);
    const error = jest.fn();
    tidyHourly({ tidy }, { error });
    expect(tidy).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(tidy).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(tidy).toHaveBeenCalledTimes(3);
    expect(error.mock.calls).toEqual([[{ err: failure }, 'the desk could not be tidied']]);
  });
});

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
