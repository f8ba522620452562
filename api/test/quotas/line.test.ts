import { Delays } from '../../src/quotas/delays';
import { networksOf } from '../../src/quotas/networks';
import { SimulatedJudges } from '../support/simulated-judges';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = { status: 503, headers: { 'Retry-After': '5' } };

test('whoever has held up others more goes after whoever has done so less, whenever they came', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  await past(judges.judge('much', 2_000), judges.judge('little', 200));
  const all = [
    judges.judge('other', 1_000),
    judges.judge('much', 1),
    judges.judge('little', 1),
    judges.judge('new', 1),
  ];
  await past(...all);
  expect(judges.begun.slice(-3)).toEqual(['new', 'little', 'much']);
});

test('whoever had a usual document judged comes back like a newcomer, and whoever had many does not', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  await past(judges.judge('applicant', 200));
  for (let sent = 0; sent < 20; sent += 1) await past(judges.judge('many', 200));
  const all = ['other', 'many', 'new', 'applicant'].map((sender) => judges.judge(sender, 1_000));
  await past(...all);
  expect(judges.begun.slice(-3)).toEqual(['applicant', 'new', 'many']);
});

test('of many quick documents the fifth counts, so that nobody goes before others without end', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  for (let sent = 0; sent < 5; sent += 1) await past(judges.judge('quick', 20));
  const all = ['other', 'new', 'quick'].map((sender) => judges.judge(sender, 1_000));
  await past(...all);
  expect(judges.begun.slice(-2)).toEqual(['new', 'quick']);
});

test('what took long on the clock and little of a judge is not forgotten for that', async () => {
  const delays = new Delays({ time: 3_000, usual: 200 });
  const [network] = networksOf('198.51.100.7');
  if (!network) throw new Error('An address has a network');
  for (let sent = 0; sent < 10; sent += 1) {
    delays.begin([network]);
    jest.advanceTimersByTime(13_000);
    delays.end([network], 40);
  }
  expect(delays.of(network)).toBeGreaterThan(0);
});

test('whoever is sent away again and again counts less than whoever has had as much judged', () => {
  const delays = new Delays({ time: 3_000, usual: 200 });
  const [away, served] = [networksOf('198.51.100.7'), networksOf('203.0.113.7')];
  const [one, other] = [away[0], served[0]];
  if (!one || !other) throw new Error('An address has a network');
  for (let sent = 0; sent < 5; sent += 1) {
    delays.begin(served);
    delays.end(served, 200);
  }
  for (let sent = 0; sent < 200; sent += 1) delays.lose(away);
  expect(delays.of(one)).toBeGreaterThan(0);
  expect(delays.of(one)).toBeLessThan(delays.of(other));
});

test('whoever has a document judged already goes after those who wait for their first', async () => {
  const judges = new SimulatedJudges({ workers: 2 });
  const all = ['one', 'one', 'one', 'two', 'three'].map((sender) => judges.judge(sender, 1_000));
  await past(...all);
  expect(judges.begun).toEqual(['one', 'one', 'three', 'two', 'one']);
});

test('a document that takes long counts more than many that together take as long', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  await past(judges.judge('one', 2_000));
  for (let sent = 0; sent < 20; sent += 1) await past(judges.judge('many', 100));
  const all = [judges.judge('other', 1_000), judges.judge('one', 1), judges.judge('many', 1)];
  await past(...all);
  expect(judges.begun.slice(-2)).toEqual(['many', 'one']);
});

test('what was long ago counts less', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  await past(judges.judge('long ago', 2_000));
  jest.advanceTimersByTime(3 * 60 * 60 * 1_000);
  await past(judges.judge('just now', 1_000));
  const all = [judges.judge('other', 1_000), judges.judge('just now', 1), judges.judge('long ago', 1)];
  await past(...all);
  expect(judges.begun.slice(-2)).toEqual(['long ago', 'just now']);
});

describe('when the line is full', () => {
  test('one sender has all of it, and is refused what is more', async () => {
    const judges = new SimulatedJudges({ workers: 1, queue: 2 });
    const waiting = Array.from({ length: 3 }, () => judges.judge('one', 1));
    await expect(judges.judge('one', 1)).rejects.toMatchObject(busy);
    await past(...waiting);
  });

  test('the youngest document of whoever has most in it is refused for one of somebody else', async () => {
    const judges = new SimulatedJudges({ workers: 1, queue: 3 });
    const [first, ...waiting] = Array.from({ length: 4 }, () => judges.judge('one', 1));
    const displaced = expect(waiting.pop()).rejects.toMatchObject(busy);
    const other = judges.judge('other', 1);
    await displaced;
    await past(first, other, ...waiting);
    expect(judges.begun).toEqual(['one', 'other', 'one', 'one']);
  });

  test('whoever came back again and again after a refusal takes no place from a newcomer', async () => {
    const judges = new SimulatedJudges({ workers: 1, queue: 1 });
    const first = judges.judge('busy', 1_000);
    const displaced = expect(judges.judge('again', 1)).rejects.toMatchObject(busy);
    const newcomer = judges.judge('newcomer', 1);
    await displaced;
    for (let tries = 0; tries < 5; tries += 1) await expect(judges.judge('again', 1)).rejects.toMatchObject(busy);
    await past(first, newcomer);
  });
});

test('whoever loses what he waits with does not get his turn, and holds up nobody', async () => {
  const judges = new SimulatedJudges({ workers: 1 });
  const losing = new AbortController();
  const first = judges.judge('one', 1);
  const second = expect(judges.judge('two', 1, losing.signal)).rejects.toThrow('no room');
  const third = judges.judge('three', 1);
  losing.abort(new Error('no room'));
  await second;
  await past(first, third);
  expect(judges.begun).toEqual(['one', 'three']);
  await expect(judges.judge('two', 1, losing.signal)).rejects.toThrow('no room');
});

test('whoever waits too long is told to try again', async () => {
  const judges = new SimulatedJudges({ workers: 1, wait: 500 });
  const first = judges.judge('one', 1_000);
  const second = expect(judges.judge('two', 1)).rejects.toMatchObject(busy);
  await past(first);
  await second;
});

/** Lets time pass until all are judged. */
async function past(...judged: unknown[]): Promise<void> {
  await jest.advanceTimersByTimeAsync(10_000);
  await Promise.all(judged);
}
