import { dhakaDay, dhakaMinute, startOfDay } from '../../src/leads/dhaka-time';

test('times are those of Dhaka, and say so', () => {
  expect(dhakaMinute('2026-12-31T18:00:00.000Z')).toBe('2027-01-01 00:00 Dhaka');
  expect(dhakaMinute('2026-11-01T10:59:59.999Z')).toBe('2026-11-01 16:59 Dhaka');
});

test('a day begins at midnight in Dhaka', () => {
  expect(dhakaDay('2026-11-01T17:59:59.999Z')).toBe('2026-11-01');
  expect(dhakaDay('2026-11-01T18:00:00.000Z')).toBe('2026-11-02');
  expect(startOfDay('2026-11-02').toISOString()).toBe('2026-11-01T18:00:00.000Z');
  expect(startOfDay('2026-13-02').getTime()).toBeNaN();
});
