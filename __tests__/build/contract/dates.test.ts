import { dayOf } from '../../../src/contract/dates';

test.each([
  '2026-11-20',
  '20261120',
  ' 2026-11-20\n',
  '2026-11-20 00:00:00',
  '2026-11-20  10:30',
  '2026-11-20T10:00',
  '2026-11-20T24:00:00',
  '2026-11-20T00:00:00.000000',
  '20261120T100000Z',
  '2026-11-20t10:00:00z',
  '2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00,5Z',
  '2026-11-20T10:00:00.000000Z',
  '2026-11-20 10:00:00 UTC',
  '2026-11-20 10:00:00 +0000 UTC',
  '2026-11-20 10:00:00+06',
  '2026-11-20T00:00:00+0600',
  '2026-11-20T23:59:59.999+06:00',
  '2026-11-20T23:59:60+06:00',
  '2026-11-20T10:00+06:00[Asia/Dhaka]',
])('"%s" is read as 20 November 2026', (text) => {
  expect(dayOf(text)).toBe('2026-11-20');
});

test.each([
  ['midnight in Dhaka, stored in UTC', '2026-11-19T18:00:00Z', '2026-11-20'],
  ['the last second of the day in Dhaka, stored in UTC', '2026-11-20T17:59:59Z', '2026-11-20'],
  ['midnight somewhere else, which stands for a date', '2026-11-20T00:00:00+09:00', '2026-11-20'],
  ['an evening far in the west', '2026-11-20T20:00:00-08:00', '2026-11-21'],
  ['the 29th of February', '2028-02-29', '2028-02-29'],
])('A moment is a day in Dhaka: %s', (_what, text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  '',
  'Open until filled',
  '20 November 2026',
  '20/11/2026',
  '2026-11',
  '2026-13-01',
  '2026-02-30',
  '2026-11-31T10:00:00Z',
  '2026-11-20T25:00:00Z',
  '2026-11-20T10:61',
  '2026-11-20T',
  '2026-11-20 or later',
  'before 2026-11-20',
])('"%s" is no date of a calendar', (text) => {
  expect(dayOf(text)).toBeUndefined();
});
