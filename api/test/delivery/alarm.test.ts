import { alarmOf } from '../../src/delivery/alarm';
import type { DeliveryTally } from '../../src/store/outbox';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['nothing waits', [], 'ok'],
  ['some are new', [{}], 'ok'],
  ['some failed four times', [{ attempts: 4, oldest: '2026-11-20T10:20:00Z' }], 'ok'],
  ['some failed for hours', [{}, { attempts: 5, oldest: '2026-11-20T14:00:00Z' }], 'late'],
  ['nobody takes them', [{ oldest: '2026-11-20T08:59:59Z' }], 'late'],
  ['some were given up', [{}, { state: 'dead', attempts: 10 }], 'failed'],
] as const)('%s', (_, changes: readonly Partial<DeliveryTally>[], alarm) => {
  const waiting: DeliveryTally = {
    channel: 'webhook',
    state: 'waiting',
    count: 1,
    oldest: '2026-11-20T09:59:00Z',
    attempts: 1,
  };
  expect(
    alarmOf(
      changes.map((change) => ({ ...waiting, ...change })),
      now,
    ),
  ).toBe(alarm);
});
