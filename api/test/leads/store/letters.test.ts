import { alarmOf } from '../../../src/health/alarm';
import type { Lead } from '../../../src/leads/store/lead';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import type { Channel } from '../../../src/leads/store/outbox';
import { limits } from '../../../src/quotas/limits';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { rowsOfAllTables } from '../../support/rows';
import { eachTestHasStore } from '../../support/stores';

const { mailbox, domain } = limits.letters;
const channels: Channel[] = ['webhook', 'notice', 'acknowledgement'];
const start = new Date('2026-11-20T10:00:00.000Z').getTime();
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

describe.each(availableDatabases())('letters to one address, on $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('are as many as an honest visitor needs, and no more, however the address is spelled', async () => {
    const spellings = ['rahima@example.com', 'Rahima@Example.com', 'rahima+{}@example.com', 'ra.hima+{}@example.com'];
    const leads = times(40, (index) => (spellings[index % 4] ?? '').replace('{}', String(index)));
    for (const lead of leads) await save(lead);
    expect(await letters(leads)).toEqual({ waiting: mailbox.hour, withheld: 40 - mailbox.hour });
    for (const channel of ['webhook', 'notice'] as const) {
      expect(await current().outbox.claim(channel, new Date(start), new Date(start), 100)).toHaveLength(40);
    }
    expect(await current().count({ status: 'new' })).toBe(40);
  });

  test('say of each that is withheld why, which is no alarm and is never tried', async () => {
    const leads = times(mailbox.hour + 1, () => 'rahima@example.com');
    for (const lead of leads) await save(lead);
    const { outbox, deliveries } = current();
    const last = (await deliveries(leads.at(-1)?.id ?? '')).find(({ channel }) => channel === 'acknowledgement');
    expect(last).toMatchObject({ state: 'withheld', trouble: 'the mailbox had 5 letters within an hour' });
    expect(await outbox.claim('acknowledgement', new Date(start), new Date(start), 100)).toHaveLength(mailbox.hour);
    expect(await outbox.revive(new Date(start))).toBe(0);
    expect(await alarmOf(outbox, new Date(start))).toBe('ok');
    expect(await outbox.tally(['withheld'])).toMatchObject([{ channel: 'acknowledgement', count: 1 }]);
  });

  test('flow again after an hour, until the day has had its own', async () => {
    await hourOfFlood(0, mailbox.hour);
    await hourOfFlood(59, 0);
    await hourOfFlood(61, mailbox.day - mailbox.hour);
    await hourOfFlood(10 * 60, 0);
    await hourOfFlood(24 * 60 + 1, mailbox.hour);
  });

  test('are counted for others by themselves', async () => {
    for (const lead of times(10, () => 'rahima@example.com')) await save(lead);
    const other = await save(lead('karim@example.com'));
    expect(await letters([other])).toEqual({ waiting: 1 });
  });

  test('reach an owner of a whole domain as rarely as a firm needs, whatever names are invented', async () => {
    const invented = times(
      domain.hour + 20,
      (index) => `anybody${index}@${index % 2 ? 'example.com' : `x${index}.example.com`}`,
    );
    for (const one of invented) await save(one);
    expect(await letters(invented)).toEqual({ waiting: domain.hour, withheld: 20 });
  });

  test('are not kept from strangers who have the same provider', async () => {
    const leads = times(domain.day + 20, (index) => `person${index}@gmail.com`);
    for (const one of leads) await save(one);
    expect(await letters(leads)).toEqual({ waiting: domain.day + 20 });
  });

  test('stay within the limit when two servers store them at the same moment', async () => {
    // A SQLite file has one server; on PostgreSQL these are two.
    const other = url().kind === 'postgres' ? await openStore(url()) : current();
    // Each has words of its own, or the lock on equal words would put them in a queue before that on the mailbox.
    const flood = times(60, (index) => `rahima+${index}@gmail.com`).map(
      (one, index): Lead => ({ ...one, fingerprint: String(index).padStart(64, '0') }),
    );
    await Promise.all(flood.map((one, index) => save(one, index % 2 ? other : current())));
    if (other !== current()) await other.close();
    expect(await letters(flood)).toEqual({ waiting: mailbox.hour, withheld: 60 - mailbox.hour });
  });

  test('are counted over a restart, and not for a submission that was sent again', async () => {
    const first = await save(lead('rahima@example.com'));
    for (let again = 0; again < 10; again += 1) await save({ ...lead('rahima@example.com'), key: first.key });
    const restarted = await openStore(url());
    const more = times(mailbox.hour, () => 'rahima@example.com');
    for (const one of more) await save(one, restarted);
    await restarted.close();
    expect(await letters(more)).toEqual({ waiting: mailbox.hour - 1, withheld: 1 });
  });

  test('are not used up by suspected spam until it is released, and then like any other', async () => {
    const spam = times(10, () => 'rahima@example.com').map((one): Lead => ({ ...one, status: 'quarantined' }));
    for (const one of spam) await current().save(one);
    for (const { id } of spam) await current().release(id, channels);
    expect(await letters(spam)).toEqual({ waiting: mailbox.hour, withheld: 10 - mailbox.hour });
  });

  test('without an address are nobody’s', async () => {
    const nobody = times(20, () => '');
    for (const one of nobody) await save(one);
    expect(await letters(nobody)).toEqual({ waiting: 20 });
  });

  test('leave nothing of the address in any table once its leads are erased or too old', async () => {
    const leads = times(8, (index) => `canary+${index}@canary.example`);
    for (const one of leads) await save(one);
    expect((await rowsOfAllTables(url())).letters).toHaveLength(mailbox.hour);
    expect((await traces()).length).toBeGreaterThan(0);
    await current().erase(leads.slice(0, 4).map(({ id }) => id));
    expect((await rowsOfAllTables(url())).letters).toHaveLength(mailbox.hour - 4);
    await current().expire({ not: ['application'] }, at(1));
    expect(await traces()).toEqual([]);
  });

  async function hourOfFlood(minutes: number, expected: number): Promise<void> {
    const leads = times(20, () => 'rahima@example.com').map((one) => ({ ...one, receivedAt: at(minutes) }));
    for (const one of leads) await save(one);
    expect((await letters(leads)).waiting ?? 0).toBe(expected);
  }

  async function save(one: Lead, store: StaffStore = current()): Promise<Lead> {
    return store.save(one, { channels });
  }

  /** What became of the letters to the visitors of these leads. */
  async function letters(leads: readonly Lead[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { id } of leads) {
      const [letter] = (await current().deliveries(id)).filter(({ channel }) => channel === 'acknowledgement');
      const state = letter?.state ?? 'none';
      counts[state] = (counts[state] ?? 0) + 1;
    }
    return counts;
  }

  async function traces(): Promise<string[]> {
    return Object.values(await rowsOfAllTables(url()))
      .flat()
      .filter((row) => row.includes('canary'));
  }
});

function times(count: number, email: (index: number) => string): Lead[] {
  return Array.from({ length: count }, (_, index) => lead(email(index)));
}

function lead(email: string): Lead {
  return newLead({ fields: { email }, receivedAt: at(0) });
}
