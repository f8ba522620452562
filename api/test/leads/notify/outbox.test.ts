import { alarmOf } from '../../../src/health/alarm';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import type { Delivery } from '../../../src/leads/store/outbox';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { eachTestHasStore } from '../../support/stores';

const minute = 60_000;
const start = new Date('2026-11-20T10:00:00.000Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * minute);
const leadEnd = later(5);

describe.each(availableDatabases())('the outbox on $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('a lead brings one entry for each channel; a repetition brings none', async () => {
    const lead = newLead({ receivedAt: start.toISOString() });
    const { outbox } = current();
    await current().save(lead, { channels: ['webhook', 'notice'] });
    await current().save(newLead({ key: lead.key }), { channels: ['webhook', 'notice'] });
    const open = await outbox.open(10);
    expect(open.map(({ leadId, channel, state, attempts }) => ({ leadId, channel, state, attempts }))).toEqual(
      expect.arrayContaining([
        { leadId: lead.id, channel: 'webhook', state: 'waiting', attempts: 0 },
        { leadId: lead.id, channel: 'notice', state: 'waiting', attempts: 0 },
      ]),
    );
    expect(open).toHaveLength(2);
  });

  test('what is taken belongs to its worker until the lease ends', async () => {
    await saved(current(), 1);
    expect(await claim(0)).toHaveLength(1);
    expect(await claim(4)).toEqual([]);
    expect(await claim(5)).toMatchObject([{ attempts: 2 }]);
  });

  test('what is not due, delivered or dead is not taken', async () => {
    await saved(current(), 3);
    const { outbox } = current();
    const [one, two, three] = await claim(0);
    if (!one || !two || !three) throw new Error('Three were stored');
    await outbox.succeeded(one, start);
    await outbox.failed(two, 'x', start, undefined);
    await outbox.failed(three, 'x', start, later(30));
    expect(await claim(29)).toEqual([]);
    expect((await claim(30)).map(({ id }) => id)).toEqual([three.id]);
  });

  test('a worker that was overtaken cannot put back what another has delivered or tries', async () => {
    await saved(current(), 1);
    const { outbox } = current();
    const [slow] = await claim(0);
    const [fast] = await claim(6);
    if (!slow || !fast) throw new Error('It was taken twice');
    await outbox.failed(slow, 'late', later(7), undefined);
    expect(await outbox.open(10)).toMatchObject([{ state: 'waiting', trouble: '' }]);
    await outbox.succeeded(fast, later(8));
    await outbox.failed(fast, 'late', later(9), later(10));
    expect(await outbox.open(10)).toEqual([]);
  });

  test('what was given up shows in the tally, and can begin anew', async () => {
    await saved(current(), 2);
    const { outbox } = current();
    const [one] = await claim(0, 1);
    if (!one) throw new Error('One was taken');
    await outbox.failed(one, 'the receiver answered 500', start, undefined);
    expect(new Set(await outbox.tally())).toEqual(
      new Set([
        { channel: 'webhook', state: 'dead', count: 1, oldest: start.toISOString(), attempts: 1 },
        { channel: 'webhook', state: 'waiting', count: 1, oldest: start.toISOString(), attempts: 0 },
      ]),
    );
    expect(await outbox.revive(later(1))).toBe(1);
    expect(await outbox.revive(later(1))).toBe(0);
    expect(await claim(1)).toHaveLength(2);
  });

  test.each(['revive', 'resume'] as const)(
    'what begins anew stays an alarm until it has succeeded: %s',
    async (way) => {
      await saved(current(), 1);
      const { outbox } = current();
      const alarm = (minutes: number) => alarmOf(outbox, later(minutes));
      const [one] = await claim(0);
      if (one) await outbox.failed(one, 'x', start, undefined, 'blocked');
      expect(await alarm(0)).toBe('failed');
      if (way === 'revive') await outbox.revive(later(1));
      else await outbox.resume('webhook', later(1));
      expect(await alarm(1)).toBe('failed');
      const [again] = await claim(2);
      expect(await alarm(2)).toBe('failed');
      if (again) await outbox.failed(again, 'x', later(2), later(3));
      expect(await alarm(2)).toBe('failed');
      const [last] = await claim(3);
      if (last) await outbox.succeeded(last, later(3));
      expect(await alarm(3)).toBe('ok');
    },
  );

  test('of what was given up because of a channel, one can try for all of it', async () => {
    await saved(current(), 3);
    const { outbox } = current();
    for (const one of await claim(0)) await outbox.failed(one, 'x', start, undefined, 'blocked');
    expect(await outbox.resume('webhook', later(1), 1)).toBe(1);
    expect(await claim(1)).toHaveLength(1);
    expect(await outbox.resume('notice', later(1))).toBe(0);
    expect(await outbox.resume('webhook', later(1))).toBe(2);
    expect(await claim(1)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  test('what was delivered is sent again under another id; what is open begins anew', async () => {
    const [lead] = await saved(current(), 1);
    const { outbox } = current();
    const [first] = await claim(0);
    if (!lead || !first) throw new Error('One was stored and taken');
    await outbox.failed(first, 'x', start, undefined, 'blocked');
    await outbox.resend(lead.id, 'webhook', later(1));
    const [again] = await claim(1);
    expect(again).toMatchObject({ id: first.id, attempts: 1 });
    if (again) await outbox.succeeded(again, later(1));
    await outbox.resend(lead.id, 'webhook', later(2));
    const [added] = await claim(2);
    expect(added).toMatchObject({ leadId: lead.id, topic: 'lead', attempts: 1 });
    expect(added?.id).not.toBe(first.id);
  });

  test('what is dismissed is not sent any more: of a lead, of a channel, or of both', async () => {
    const [one, two] = await saved(current(), 2);
    const { outbox } = current();
    await outbox.resend(one?.id ?? '', 'notice', start);
    expect(await outbox.dismiss({ leadId: one?.id ?? '', channel: 'webhook' }, start)).toBe(1);
    expect(await outbox.open(9)).toHaveLength(2);
    expect(await outbox.dismiss({ leadId: one?.id ?? '' }, start)).toBe(1);
    expect(await outbox.dismiss({ channel: 'notice' }, start)).toBe(0);
    expect(await outbox.dismiss({ channel: 'webhook' }, start)).toBe(1);
    expect(await current().deliveries(two?.id ?? '')).toMatchObject([{ state: 'dismissed' }]);
    expect(await claim(9)).toEqual([]);
    expect(await outbox.revive(start)).toBe(0);
  });

  test('two workers on one database at once never get the same', async () => {
    await saved(current(), 200);
    // A SQLite file has one server; on PostgreSQL these are two.
    const other = url().kind === 'postgres' ? await openStore(url()) : current();
    const taken: string[] = [];
    const work = async (store: StaffStore) => {
      for (;;) {
        const batch = await store.outbox.claim('webhook', start, leadEnd, 7);
        if (batch.length === 0) return;
        taken.push(...batch.map(({ id }) => id));
      }
    };
    await Promise.all([work(current()), work(other), work(current()), work(other)]);
    if (other !== current()) await other.close();
    expect(taken).toHaveLength(200);
    expect(new Set(taken).size).toBe(200);
  });

  test('nothing of an erased or expired lead is left in it', async () => {
    const [one, two] = await saved(current(), 2);
    await current().erase([one?.id ?? '']);
    expect((await current().outbox.open(10)).map(({ leadId }) => leadId)).toEqual([two?.id]);
    await current().expire({ not: ['application'] }, later(1).toISOString());
    expect(await current().outbox.open(10)).toEqual([]);
  });

  test('a lead is released from quarantine once, and then to be delivered', async () => {
    const lead = newLead({ status: 'quarantined' });
    await current().save(lead);
    expect(await current().release(lead.id, ['webhook'])).toBe(true);
    expect(await current().release(lead.id, ['webhook'])).toBe(false);
    expect(await current().release('KS-0000000000', ['webhook'])).toBe(false);
    expect((await current().get(lead.id))?.status).toBe('new');
    expect(await current().outbox.open(10)).toMatchObject([{ leadId: lead.id, channel: 'webhook' }]);
  });

  function claim(minutes: number, limit = 10): Promise<Delivery[]> {
    return current().outbox.claim('webhook', later(minutes), later(minutes + 5), limit);
  }
});

/** Some at a time: a lead waits for a connection for so long only, and the machine may be busy. */
async function saved(store: StaffStore, count: number) {
  const leads = Array.from({ length: count }, () => newLead({ receivedAt: start.toISOString() }));
  for (let first = 0; first < count; first += 20) {
    const some = leads.slice(first, first + 20);
    await Promise.all(some.map((lead) => store.save(lead, { channels: ['webhook'] })));
  }
  return leads;
}
