import { limits } from '../../../src/leads/inspect/judges/limits';
import { SimulatedJudges, sendPatiently, sendWithoutEnd } from '../../support/simulated-judges';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** In milliseconds of a judge's work: what most documents cost, and what the worst ones do. */
const cv = 150;
const costly = 2_400;

/** In milliseconds: when every page has been answered or has given up. */
const everybodyIsDone = 5 * (limits.wait + 5_000);

const office = '203.0.113.7';
const visitor = (index: number) => `198.51.${index >> 8}.${index & 255}`;
const bot = (index: number) => `192.0.${index >> 8}.${index & 255}`;

describe('while costly documents come without end', () => {
  test.each([
    ['of one address', 1, 300, bot],
    ['of seven that come back at once', 7, 300, bot],
    ['of eight that are patient', 8, 4_000, bot],
    ['of more than have a place in the line', limits.queue + 20, 2_000, bot],
    ['of sixty /64 in one /48', 60, 2_000, (index: number) => `2001:db8:0:${index}::1`],
  ])('%s, every newcomer has his turn as soon as a judge is free', async (_, bots, pause, address) => {
    const judges = flooded(bots, pause, address);
    const waits: Promise<number>[] = [];
    for (let second = 0; second < 20; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      waits.push(judges.judge(visitor(second), cv).catch(() => Number.POSITIVE_INFINITY));
    }
    await jest.advanceTimersByTimeAsync(2 * costly);
    // Two newcomers may wait for the same judge.
    expect(Math.max(...(await Promise.all(waits)))).toBeLessThanOrEqual(costly + cv);
  });

  test.each([0, 10, 60])(
    'of thirty addresses for %i seconds, everybody in an office of fifty who send at once is served',
    async (seconds) => {
      const judges = flooded(30, 5_000, bot);
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      const served = Array.from({ length: 50 }, () => sendPatiently(judges, office, cv));
      await jest.advanceTimersByTimeAsync(everybodyIsDone);
      expect(await Promise.all(served)).not.toContain(Number.POSITIVE_INFINITY);
    },
  );
});

test('while new networks send costly documents, whoever applied before is served as soon as a newcomer', async () => {
  const judges = new SimulatedJudges();
  const before = judges.judge(visitor(0), cv);
  await jest.advanceTimersByTimeAsync(60_000);
  await before;
  for (let index = 0; index < 30; index += 1) void judges.judge(bot(index), costly).catch(() => {});
  await jest.advanceTimersByTimeAsync(500);
  const waited = judges.judge(visitor(0), cv);
  await jest.advanceTimersByTimeAsync(everybodyIsDone);
  expect(await waited).toBeLessThanOrEqual(costly);
});

test('while a network that never came sends the worst document every second, every newcomer is served', async () => {
  const judges = new SimulatedJudges();
  const served: Promise<number>[] = [];
  for (let second = 0; second < 120; second += 1) {
    void judges.judge(bot(second), limits.time).catch(() => {});
    await jest.advanceTimersByTimeAsync(500);
    served.push(sendPatiently(judges, visitor(second), cv));
    await jest.advanceTimersByTimeAsync(500);
  }
  await jest.advanceTimersByTimeAsync(everybodyIsDone);
  expect(await Promise.all(served)).not.toContain(Number.POSITIVE_INFINITY);
});

test('fifty people of one office who send at once are all judged, in the order in which they came, without any flood', async () => {
  const judges = new SimulatedJudges();
  const waits = Array.from({ length: 50 }, () => judges.judge(office, cv));
  await jest.advanceTimersByTimeAsync(50 * cv);
  const waited = await Promise.all(waits);
  expect(waited).toEqual([...waited].sort((a, b) => a - b));
});

/** Each address sends four documents at a time. */
function flooded(bots: number, pause: number, address: (index: number) => string): SimulatedJudges {
  const judges = new SimulatedJudges();
  for (let index = 0; index < bots; index += 1) {
    for (let upload = 0; upload < 4; upload += 1) void sendWithoutEnd(judges, address(index), costly, pause);
  }
  return judges;
}
