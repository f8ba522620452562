import { nextAttempt } from '../../../src/leads/notify/schedule';

test('there are ten attempts within 75 hours and 35 minutes, the pauses growing', () => {
  const first = new Date('2026-11-20T00:00:00Z');
  const times = [first];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, times.at(-1) ?? first);
    if (!next) break;
    times.push(next);
  }
  expect(times).toHaveLength(10);
  expect(times.at(-1)?.toISOString()).toBe('2026-11-23T03:35:05.000Z');
  const pauses = times.slice(1).map((time, index) => time.getTime() - (times[index]?.getTime() ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});

test('who asks to be left alone for longer than the pause is, and for less changes nothing', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(nextAttempt(1, now, 'passing', 60_000)?.toISOString()).toBe('2026-11-20T00:01:00.000Z');
  expect(nextAttempt(2, now, 'passing', 60_000)).toEqual(nextAttempt(2, now));
  expect(nextAttempt(10, now, 'passing', 60_000)).toBeUndefined();
});
