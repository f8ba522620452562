import { waitOf } from '../../../src/leads/notify/retry-after';

const now = new Date('2026-11-20T10:00:00.000Z');

test.each([
  ['30', 30_000],
  [' 1 ', 1_000],
  ['Fri, 20 Nov 2026 10:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['0', 0],
  ['soon', 0],
  ['-5', 0],
  [undefined, 0],
])('a receiver that says %j is left alone for %i milliseconds', (text, wait) => {
  expect(waitOf(text, now)).toBe(wait);
});

test('a receiver that asks for a year is asked again within an hour', () => {
  expect(waitOf('31536000', now)).toBe(60 * 60 * 1000);
  expect(waitOf('Sat, 20 Nov 2027 10:00:00 GMT', now)).toBe(60 * 60 * 1000);
});
