import { monthsBefore } from '../../../src/leads/store/retention';
import { storedLeads } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { asStored, attachmentFor, newLead } from '../../support/leads';
import { forgetTooOld } from '../../support/retention';
import { eachTestHasStore } from '../../support/stores';

const now = new Date('2026-11-20T10:00:00.000Z');

describe.each(availableDatabases())('retention on $name', (database) => {
  const { current } = eachTestHasStore(database);

  test('leads go after their months, applications sooner, with their files', async () => {
    const bytes = Buffer.from('x');
    const kept = [
      newLead({ receivedAt: '2024-11-20T10:00:00.000Z' }),
      newLead({ receivedAt: '2026-05-20T10:00:00.000Z', form: 'application' }),
      newLead({ receivedAt: '2025-01-01T00:00:00.000Z', form: 'a form of old' }),
    ];
    const gone = [
      newLead({ receivedAt: '2024-11-20T09:59:59.999Z' }),
      newLead({ receivedAt: '2024-01-01T00:00:00.000Z', status: 'quarantined' }),
      newLead({ receivedAt: '2026-05-20T09:59:59.999Z', form: 'application', attachment: attachmentFor(bytes) }),
    ];
    for (const lead of [...kept, ...gone]) await current().save(lead, { attachment: bytes, channels: ['webhook'] });
    expect(await forgetTooOld(current(), now)).toBe(3);
    expect(new Set(await storedLeads(current()))).toEqual(new Set(kept.map(asStored)));
    for (const { id } of gone) expect(await current().attachment(id)).toBeUndefined();
    expect(await current().outbox.open(10)).toHaveLength(3);
  });

  test('all that are too old go in one run, however many they are', async () => {
    const old = Array.from({ length: 130 }, () => newLead({ receivedAt: '2020-01-01T00:00:00.000Z' }));
    const kept = newLead({ receivedAt: now.toISOString() });
    for (const lead of [...old, kept]) await current().save(lead);
    expect(await forgetTooOld(current(), now)).toBe(130);
    expect(await storedLeads(current())).toEqual([asStored(kept)]);
  });
});

test.each([
  ['2026-11-20T10:00:00.000Z', 24, '2024-11-20T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 6, '2025-07-15T10:00:00.000Z'],
])('%s minus %s months is %s', (from, months, to) => {
  expect(monthsBefore(new Date(from), months).toISOString()).toBe(to);
});
