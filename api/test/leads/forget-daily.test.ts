import { setImmediate } from 'node:timers/promises';
import { forgetDaily } from '../../src/leads/forget-daily';
import type { LeadStore } from '../../src/leads/store/lead-store';
import { monthsBefore } from '../../src/leads/store/retention';
import { storedLeads } from '../support/app';
import { sqlite } from '../support/databases';
import { newLead } from '../support/leads';
import { auditMoments, writeAudit } from '../support/rows';
import { eachTestHasStore } from '../support/stores';

const hour = 60 * 60 * 1000;
const retention = { leads: 24, applications: 6 };
const begun = 'the time of leads is over: they are forgotten now';
const done = 'leads forgotten';

describe('A server', () => {
  const { current, url } = eachTestHasStore(sqlite);
  const log = { info: jest.fn(), error: jest.fn() };

  beforeEach(() => {
    // Only the days pass by themselves: the store works in real time.
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
      now: new Date('2026-11-20T12:00:00Z'),
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
  });

  test('forgets leads whose time is over an hour after it starts, and later those whose time has come', async () => {
    await save('2024-11-19T12:00:00.000Z', '2024-11-20T20:00:00.000Z', '2024-11-30T12:00:00.000Z');
    forgetDaily(current(), retention, log);
    jest.advanceTimersByTime(hour - 1);
    await left(3);
    jest.advanceTimersByTime(1);
    await left(2);
    jest.advanceTimersByTime(23 * hour);
    await left(2);
    jest.advanceTimersByTime(hour);
    await left(1);
    expect(log.info.mock.calls.map(([, line]) => line)).toEqual([begun, done, begun, done]);
  });

  test.each([
    ['its clock is three years ahead', '2029-11-20T12:00:00Z', retention],
    ['a setting is wrong', '2026-11-20T12:00:00Z', { leads: 2, applications: 2 }],
  ])('forgets nothing, and says so, when %s', async (_, clock, months) => {
    await save(...Array.from({ length: 20 }, (_, month) => monthsBefore(new Date(2026, 10), month).toISOString()));
    jest.setSystemTime(new Date(clock));
    forgetDaily(current(), months, log);
    jest.advanceTimersByTime(hour);
    await left(20);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ count: expect.any(Number), of: 20, retention: months }),
      expect.stringContaining('npm run leads -- retention'),
    );
  });

  test('forgets nothing when its clock is years ahead at the start, and is set within the hour', async () => {
    await save('2026-11-19T12:00:00.000Z', '2026-11-20T11:00:00.000Z');
    jest.setSystemTime(new Date('2029-11-20T12:00:00Z'));
    forgetDaily(current(), retention, log);
    jest.setSystemTime(new Date('2026-11-20T12:01:00Z'));
    jest.advanceTimersByTime(hour);
    await left(2);
    expect(log.info).not.toHaveBeenCalled();
  });

  test.each([
    ['its clock was years behind when they came, and is right', '2023-11-20T12:00:00Z', '2026-11-20T12:00:00Z'],
    ['its clock is years ahead', '2026-11-20T12:00:00Z', '2029-11-20T12:00:00Z'],
  ])('forgets no lead, however few there are, when %s, until somebody says so', async (_, came, set) => {
    jest.setSystemTime(new Date(came));
    await current().noteClock(new Date());
    await save(new Date().toISOString());
    await writeAudit(url(), new Date().toISOString());
    jest.setSystemTime(new Date(set));
    forgetDaily(current(), retention, log);
    jest.advanceTimersByTime(hour);
    await left(1);
    expect(log.error.mock.calls.map(([{ what }]) => what)).toEqual(['leads', 'lines of the audit log']);
    const said = expect.stringMatching(/since the clock was set after they were dated\. .* found to have been set/);
    expect(log.error.mock.calls.map(([, line]) => line)).toEqual([said, said]);
    await current().trustClock(new Date());
    jest.advanceTimersByTime(24 * hour);
    await left(0);
  });

  test('forgets no lead that came while its clock was years behind for some seconds', async () => {
    forgetDaily(current(), retention, log);
    await left(0);
    jest.setSystemTime(new Date('2023-11-20T12:00:00Z'));
    jest.advanceTimersByTime(2000);
    await save(new Date().toISOString());
    jest.setSystemTime(new Date('2026-11-20T12:01:00Z'));
    jest.advanceTimersByTime(2000);
    await left(1);
    jest.advanceTimersByTime(hour);
    await left(1);
    expect(log.error.mock.calls.map(([, line]) => line)).toEqual([expect.stringContaining('the clock was set')]);
  });

  test('forgets after it was off for a week, and after its clock was set by some hours', async () => {
    await current().noteClock(new Date('2026-11-13T12:00:00Z'));
    await current().noteClock(new Date('2026-11-13T06:00:00Z'));
    await save('2024-11-19T12:00:00.000Z', '2026-11-19T12:00:00.000Z');
    forgetDaily(current(), retention, log);
    jest.advanceTimersByTime(hour);
    await left(1);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('forgets other leads although so many applications would go that it holds them back', async () => {
    await save('2024-11-19T12:00:00.000Z', ...Array.from({ length: 5 }, () => '2026-11-01T12:00:00.000Z'));
    await apply(...Array.from({ length: 11 }, () => '2026-09-01T12:00:00.000Z'));
    forgetDaily(current(), { leads: 24, applications: 1 }, log);
    jest.advanceTimersByTime(hour);
    await left(5 + 11);
    expect(log.error.mock.calls.map(([{ count, of }]) => [count, of])).toEqual([[11, 11]]);
  });

  test('forgets the audit log of a desk that is switched off, line by line after two years', async () => {
    await writeAudit(url(), '2024-11-19T12:00:00.000Z', '2024-11-20T20:00:00.000Z', '2024-11-22T12:00:00.000Z');
    forgetDaily(current(), retention, log);
    jest.advanceTimersByTime(hour);
    await left(0);
    expect(await auditMoments(url())).toEqual(['2024-11-20T20:00:00.000Z', '2024-11-22T12:00:00.000Z']);
    jest.advanceTimersByTime(24 * hour);
    await left(0);
    expect(await auditMoments(url())).toEqual(['2024-11-22T12:00:00.000Z']);
  });

  test('keeps an audit log of which so much would go that the clock may be wrong, and says so', async () => {
    const lines = Array.from({ length: 11 }, (_, day) => `2024-11-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`);
    await writeAudit(url(), ...lines);
    forgetDaily(current(), retention, log);
    jest.advanceTimersByTime(hour);
    await left(0);
    expect(await auditMoments(url())).toEqual(lines);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ count: 11, of: 11 }),
      expect.stringContaining('today is 2026-11-20, and 11 of 11 lines of the audit log are too old.'),
    );
  });

  test('says when it could not, and tries again the next day', async () => {
    await save('2024-11-19T12:00:00.000Z');
    const cause = new Error('database is locked');
    const expire = jest.fn<ReturnType<LeadStore['expire']>, Parameters<LeadStore['expire']>>(current().expire);
    expire.mockRejectedValueOnce(cause);
    forgetDaily({ ...current(), expire }, retention, log);
    jest.advanceTimersByTime(hour);
    await left(1);
    expect(log.error).toHaveBeenCalledWith({ err: cause }, 'old leads could not be deleted');
    jest.advanceTimersByTime(24 * hour);
    await left(0);
  });

  async function save(...moments: string[]): Promise<void> {
    for (const receivedAt of moments) await current().save(newLead({ receivedAt }));
  }

  async function apply(...moments: string[]): Promise<void> {
    for (const receivedAt of moments) await current().save(newLead({ receivedAt, form: 'application' }));
  }

  /** How many leads are left once what was begun has ended. */
  async function left(count: number): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(await storedLeads(current())).toHaveLength(count);
  }
});
