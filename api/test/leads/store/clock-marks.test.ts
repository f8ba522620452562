import { clockSetAt, noteClock, trustClock } from '../../../src/leads/store/clock-marks';
import { type OpenDatabase, openDatabase } from '../../../src/leads/store/open';
import { availableDatabases } from '../../support/databases';
import { eachTestHasStore } from '../../support/stores';

const hour = 60 * 60_000;
const seen = new Date('2026-03-01T06:00:00.000Z');
const after = (hours: number) => new Date(seen.getTime() + hours * hour);

describe.each(availableDatabases())('the clock of a server, on $name,', (database) => {
  const { url } = eachTestHasStore(database);
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await openDatabase(url());
  });

  afterEach(() => opened.db.destroy());

  test.each([
    ['an hour later', 1],
    ['after it was off for 29 days', 29 * 24],
    ['put right by 23 hours', -23],
  ])('went evenly, %s', async (_, hours) => {
    await noteClock(opened.db, seen);
    expect(await clockSetAt(opened.db, after(hours))).toBeUndefined();
  });

  test.each([
    ['31 days later', 31 * 24],
    ['put right by two days, as after it was ahead by so much', -48],
    ['put right by years', -4 * 365 * 24],
  ])('was set, %s, and stays known as such until somebody trusts it', async (_, hours) => {
    const now = after(hours);
    await noteClock(opened.db, seen);
    expect(await clockSetAt(opened.db, now)).toBe(now.toISOString());
    await noteClock(opened.db, now);
    const later = new Date(now.getTime() + hour);
    expect(await clockSetAt(opened.db, later)).toBe(now.toISOString());
    await trustClock(opened.db, later);
    expect(await clockSetAt(opened.db, later)).toBeUndefined();
  });
});
