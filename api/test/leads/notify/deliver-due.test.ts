import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../../kit/free-port';
import { deliverDue, Outage, patience } from '../../../src/leads/notify/deliver-due';
import { Slots } from '../../../src/leads/notify/slots';
import { Undelivered } from '../../../src/leads/notify/undelivered';
import { webhook } from '../../../src/leads/notify/webhook';
import type { StoredLead } from '../../../src/leads/store/lead';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { startSink } from '../../support/sink';
import { eachTestHasStore } from '../../support/stores';
import { volume } from '../../support/volume';

const count = volume(1000);
const start = new Date('2026-11-20T10:00:00.000Z').getTime();
const minute = 60_000;
const hour = 60 * minute;
const secret = Buffer.alloc(32, 7);
const signal = new AbortController().signal;

describe.each(availableDatabases())('delivery from $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('a receiver that is down for a day gets every lead after it, each once', async () => {
    const ids = await saved(current(), count);
    const port = await freePort();
    const notify = webhook({ url: `http://127.0.0.1:${port}/hook`, secret, allowPrivate: true }, async () => undefined);
    const clock = new Clock();
    const work = () => deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, signal, clock);
    while (clock.time < start + 24 * hour) {
      await work();
      clock.time = await nextDue(current());
    }
    expect(await current().outbox.tally()).toMatchObject([{ state: 'waiting', count }]);
    const { received } = await startSink(port);
    await work();
    expect(received).toHaveLength(count);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(count);
    expect(new Set(received.map(({ body }) => JSON.parse(body).data.id))).toEqual(new Set(ids));
    expect(await current().outbox.tally()).toEqual([]);
  }, 180_000);

  test('what the other side says itself is kept with the delivery, and is in no line of the log', async () => {
    const [lead = ''] = await saved(current(), 1);
    const notify = async () => {
      throw new Undelivered('the mail server turned us away (554)', 'setup', 'Your network is blocked');
    };
    const lines: string[] = [];
    const log = { warn: (...line: unknown[]) => void lines.push(JSON.stringify(line)), error: () => {} };
    await deliverDue({ store: current(), channel: 'webhook', notify, log }, signal, new Clock());
    const trouble = 'the mail server turned us away (554) (in its words: Your network is blocked)';
    expect(await current().deliveries(lead)).toMatchObject([{ trouble }]);
    expect(lines.join('')).toContain('turned us away');
    expect(lines.join('')).not.toContain('blocked');
  });

  test('a receiver that asks to wait is sent nothing meanwhile, and no lead loses an attempt by it', async () => {
    const [first = ''] = await saved(current(), 1);
    const clock = new Clock();
    const sink = await startSink();
    sink.answer = { status: 429, headers: { 'retry-after': '600' } };
    const notify = webhook({ url: sink.url, secret, allowPrivate: true }, async () => undefined);
    const parts = { store: current(), channel: 'webhook' as const, notify, log: silent, outage: new Outage() };
    await deliverDue(parts, signal, clock);
    const [second = ''] = await saved(current(), 1);
    clock.time += 10 * minute - 1;
    await deliverDue(parts, signal, clock);
    expect(sink.received).toHaveLength(1);
    expect(await current().deliveries(second)).toMatchObject([{ attempts: 0 }]);
    sink.answer = { status: 204 };
    clock.time += 1;
    await deliverDue(parts, signal, clock);
    expect(sink.received.map(({ body }) => JSON.parse(body).data.id).sort()).toEqual([first, first, second].sort());
  });

  test('after ten attempts within 75 h 35 m a delivery is given up, and staff are told why', async () => {
    await saved(current(), 1);
    const clock = new Clock();
    const attempts: number[] = [];
    const notify = async () => {
      attempts.push(clock.time);
      throw new Undelivered('the receiver answered 500');
    };
    const lines: string[] = [];
    const log = { warn: () => {}, error: (_: unknown, line?: string) => void lines.push(line ?? '') };
    for (let round = 0; round < 12; round += 1) {
      await deliverDue({ store: current(), channel: 'webhook', notify, log }, signal, clock);
      const [open] = await current().outbox.open(1);
      if (open?.state === 'dead') break;
      clock.time = new Date(open?.dueAt ?? '').getTime();
    }
    expect(attempts).toHaveLength(10);
    expect((attempts.at(-1) ?? 0) - start).toBe(75 * hour + 35 * minute + 5_000);
    expect(lines).toEqual(['delivery given up']);
    expect(await current().outbox.open(1)).toMatchObject([
      { state: 'dead', attempts: 10, trouble: 'the receiver answered 500' },
    ]);
  });

  test.each([
    ['webhook', 'setup', 3, 'blocked', 'delivery given up'],
    ['webhook', 'refused', 1, 'dead', 'delivery given up'],
    ['notice', 'setup', 3, 'blocked', 'delivery given up'],
    ['acknowledgement', 'setup', 3, 'blocked', 'delivery given up'],
    ['acknowledgement', 'refused', 1, 'dead', 'delivery given up'],
    ['acknowledgement', 'nobody', 1, 'refused', 'a visitor cannot be written to'],
  ] as const)('%s: what is %s is tried %i times within minutes, and is %s then', async (...expected) => {
    const [channel, outlook, times, state, line] = expected;
    const lead = newLead({ receivedAt: new Date(start).toISOString() });
    await current().save(lead, { channels: [channel] });
    const clock = new Clock();
    let attempts = 0;
    const notify = async () => {
      attempts += 1;
      throw new Undelivered('it is refused', outlook);
    };
    const lines: string[] = [];
    const say = (_: unknown, said?: string) => void lines.push(said ?? '');
    const work = () => deliverDue({ store: current(), channel, notify, log: { warn: say, error: say } }, signal, clock);
    for (; clock.time < start + 80 * hour; clock.time += minute) {
      await work();
      if ((await current().deliveries(lead.id))[0]?.state !== 'waiting') break;
    }
    expect(attempts).toBe(times);
    expect(clock.time - start).toBeLessThan(10 * minute);
    expect(await current().deliveries(lead.id)).toMatchObject([{ state, trouble: 'it is refused' }]);
    expect(lines.at(-1)).toBe(line);
  });

  test('two workers deliver each lead once', async () => {
    await saved(current(), 200);
    const other = url().kind === 'postgres' ? await openStore(url()) : current();
    const sink = await startSink();
    const notify = webhook({ url: sink.url, secret, allowPrivate: true }, async () => undefined);
    const clock = new Clock();
    await Promise.all(
      [current(), other].map((store) => deliverDue({ store, channel: 'webhook', notify, log: silent }, signal, clock)),
    );
    if (other !== current()) await other.close();
    expect(sink.received).toHaveLength(200);
    expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(200);
  });

  describe('once a receiver works again', () => {
    const failing = async () => {
      throw new Undelivered('the receiver answered 500');
    };

    test('a new lead brings with it those that wait for hours, and nothing that is under way elsewhere', async () => {
      const { outbox } = current();
      const old = await saved(current(), 3);
      const clock = new Clock();
      const parts = { store: current(), channel: 'webhook', log: silent, outage: new Outage() } as const;
      const told: string[] = [];
      const notify = async ({ id }: { id: string }) => void told.push(id);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await deliverDue({ ...parts, notify: failing }, signal, clock);
        clock.time = await nextDue(current());
      }
      const [elsewhere] = await outbox.claim('webhook', clock.now(), new Date(clock.time + 5 * minute), 1);
      await deliverDue({ ...parts, notify: failing }, signal, clock);
      clock.time += minute;
      const [fresh] = await saved(current(), 1);
      await deliverDue({ ...parts, notify }, signal, clock);
      expect(told).toEqual([fresh, ...told.slice(1)]);
      expect(new Set(told)).toEqual(new Set([fresh, ...old].filter((id) => id !== elsewhere?.leadId)));
    });

    test.each([
      ['webhook', 'setup', 'delivered'],
      ['webhook', 'passing', 'delivered'],
      ['notice', 'setup', 'delivered'],
      ['acknowledgement', 'setup', 'delivered'],
      ['acknowledgement', 'refused', 'dead'],
      ['acknowledgement', 'passing', 'dead'],
      ['acknowledgement', 'nobody', 'refused'],
    ] as const)('%s: what was given up as %s is %s with the next lead', async (channel, outlook, state) => {
      const [old, fresh] = [1, 2].map(() => newLead({ receivedAt: new Date(start).toISOString() }));
      if (!old || !fresh) throw new Error('There are two');
      const clock = new Clock();
      const parts = { store: current(), channel, log: silent, outage: new Outage() } as const;
      await current().save(old, { channels: [channel] });
      const failingAs = async () => {
        throw new Undelivered('it does not work', outlook);
      };
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await deliverDue({ ...parts, notify: failingAs }, signal, clock);
        clock.time = (await nextDue(current())) || clock.time;
      }
      expect((await current().deliveries(old.id))[0]?.state).not.toBe('waiting');
      await current().save(fresh, { channels: [channel] });
      await deliverDue({ ...parts, notify: async () => undefined }, signal, clock);
      expect(await current().deliveries(fresh.id)).toMatchObject([{ state: 'delivered' }]);
      expect(await current().deliveries(old.id)).toMatchObject([{ state }]);
    });

    test('what was refused for its own sake is not sent again with every lead', async () => {
      const [wrong] = await saved(current(), 1);
      const clock = new Clock();
      const parts = { store: current(), channel: 'webhook', log: silent, outage: new Outage() } as const;
      let attempts = 0;
      const notify = async ({ id }: { id: string }) => {
        if (id !== wrong) return undefined;
        attempts += 1;
        throw new Undelivered('the receiver answered 422', 'refused');
      };
      for (let lead = 0; lead < 30; lead += 1) {
        await deliverDue({ ...parts, notify }, signal, clock);
        clock.time += minute;
        await saved(current(), 1);
      }
      // Once by itself, and once because nobody knows at the start whether the channel worked before.
      expect(attempts).toBe(2);
    });

    test('what fails by itself keeps its pauses, while others are delivered', async () => {
      const [wrong] = await saved(current(), 1);
      const clock = new Clock();
      const parts = { store: current(), channel: 'webhook', log: silent, outage: new Outage() } as const;
      let attempts = 0;
      const notify = async ({ id }: { id: string }) => {
        if (id !== wrong) return undefined;
        attempts += 1;
        return failing();
      };
      for (let lead = 0; lead < 60; lead += 1) {
        await deliverDue({ ...parts, notify }, signal, clock);
        clock.time += minute;
        await saved(current(), 1);
      }
      // By the schedule after 0 s, 5 s, 5 min and 35 min.
      expect(attempts).toBe(4);
    });

    test('letters to visitors keep their pauses, since each goes to another server', async () => {
      const { outbox } = current();
      const [waiting, wrong, right] = [1, 2, 3].map(() => newLead({ receivedAt: new Date(start).toISOString() }));
      if (!waiting || !wrong || !right) throw new Error('There are three');
      await current().save(waiting, { channels: ['acknowledgement'] });
      const clock = new Clock();
      const parts = { store: current(), channel: 'acknowledgement', log: silent, outage: new Outage() } as const;
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await deliverDue({ ...parts, notify: failing }, signal, clock);
        clock.time = await nextDue(current());
      }
      clock.time -= hour;
      const due = await nextDue(current());
      await current().save(wrong, { channels: ['acknowledgement'] });
      await deliverDue({ ...parts, notify: failing }, signal, clock);
      await current().save(right, { channels: ['acknowledgement'] });
      await deliverDue({ ...parts, notify: async () => {} }, signal, clock);
      const open = await outbox.open(10);
      expect(open.find(({ leadId }) => leadId === waiting.id)?.dueAt).toBe(new Date(due).toISOString());
    });

    test.each([
      ['hours', 4, hour],
      ['minutes', 2, minute],
      ['seconds', 1, 1_000],
    ])('staff need not wait for a new lead, nor for the %s until the next attempt', async (_, failures, left) => {
      await saved(current(), 2);
      const clock = new Clock();
      const parts = { store: current(), channel: 'webhook', log: silent } as const;
      for (let attempt = 0; attempt < failures; attempt += 1) {
        await deliverDue({ ...parts, notify: failing }, signal, clock);
        clock.time = await nextDue(current());
      }
      const now = new Date(clock.time - left);
      expect(await current().outbox.hasten(now, now)).toBe(2);
      expect(await nextDue(current())).toBe(now.getTime());
    });
  });

  test('what one server is telling for as long as an attempt may take, another leaves to it', async () => {
    await saved(current(), 1);
    const told: string[] = [];
    const clock = new Clock();
    const telling = (name: string, work: () => Promise<void>) => {
      const notify = async () => {
        told.push(name);
        await work();
        return undefined;
      };
      return deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, signal, clock);
    };
    await telling('one', async () => {
      clock.time += patience;
      await telling('another', async () => {});
    });
    expect(told).toEqual(['one']);
  });

  test('what a worker had in hand when it died is delivered after its lease, under the same id', async () => {
    await saved(current(), 1);
    const [abandoned] = await current().outbox.claim('webhook', new Date(start), new Date(start + 5 * minute), 1);
    const clock = new Clock();
    const told: string[] = [];
    const notify = async (_: unknown, { id }: { id: string }) => void told.push(id);
    const work = () => deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, signal, clock);
    clock.time = start + 4 * minute;
    await work();
    expect(told).toEqual([]);
    clock.time = start + 5 * minute;
    await work();
    expect(told).toEqual([abandoned?.id]);
  });

  test('a mistake of ours is logged whole, kept from staff, and tried again', async () => {
    await saved(current(), 1);
    const errors: unknown[] = [];
    const log = { warn: () => {}, error: (details: unknown) => void errors.push(details) };
    const notify = async () => {
      throw new TypeError('rahima@example.com is not a function');
    };
    await deliverDue({ store: current(), channel: 'webhook', notify, log }, signal, new Clock());
    expect(errors).toMatchObject([{ err: expect.any(TypeError) }]);
    expect(await current().outbox.open(1)).toMatchObject([
      { state: 'waiting', attempts: 1, trouble: 'an unexpected error; the log has it' },
    ]);
  });

  test('an attempt that never ends is a failure after a minute, and the others of its channel are delivered', async () => {
    const [stuck] = await saved(current(), 3);
    const deadline = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const told: string[] = [];
    const notify = ({ id }: { id: string }) => {
      if (id === stuck) return new Promise<undefined>(() => setImmediate(() => deadline.abort()));
      told.push(id);
      return Promise.resolve(undefined);
    };
    await deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, signal, new Clock());
    expect(limit).toHaveBeenCalledWith(minute);
    limit.mockRestore();
    expect(told).toHaveLength(2);
    expect(await current().outbox.open(5)).toMatchObject([
      { leadId: stuck, state: 'waiting', attempts: 1, trouble: 'there was no answer in time' },
    ]);
  });

  test('while some do not answer, everybody else is told', async () => {
    const leads = await saved(current(), 40);
    const stuck = new Set([0, 9, 10, 25, 39].map((index) => leads[index]));
    const { notify, told, end } = hanging(({ id }) => stuck.has(id));
    const work = deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, signal, new Clock());
    await until(() => told.length === 35);
    end();
    await work;
    expect(await current().outbox.tally()).toMatchObject([{ state: 'waiting', count: 5 }]);
  });

  test('who comes while somebody does not answer is told at the next look', async () => {
    await saved(current(), 1);
    const { notify, told, begun, end } = hanging(() => begun.length === 1);
    let look = () => {};
    const nextLook = () => new Promise<void>((resolve) => (look = resolve));
    const parts = { store: current(), channel: 'webhook', notify, log: silent } as const;
    const work = deliverDue(parts, signal, { now: new Clock().now, nextLook });
    await until(() => begun.length === 1);
    const [late] = await saved(current(), 1);
    look();
    await until(() => told.length === 1);
    end();
    await work;
    expect(told).toEqual([late]);
  });

  test('visitors whose mail server does not answer delay no others, and lose no attempt by waiting', async () => {
    const from = async (domain: string, count: number) => {
      for (let number = 0; number < count; number += 1) {
        const fields = { email: `${number}@${domain}` };
        const lead = newLead({ receivedAt: new Date(start).toISOString(), fields });
        await current().save(lead, { channels: ['acknowledgement'] });
      }
    };
    for (const domain of ['dead.example', 'hung.example']) await from(domain, 24);
    await from('well.example', 12);
    const { notify, told, begun, end } = hanging(({ fields }) => !fields.email?.endsWith('well.example'));
    const parts = { store: current(), channel: 'acknowledgement', notify, log: silent } as const;
    const targetOf = ({ fields }: StoredLead) => `${fields.email?.split('@').at(-1)}`;
    const work = deliverDue({ ...parts, slots: new Slots(50), targetOf }, signal, new Clock());
    await until(() => told.length === 12);
    end();
    await work;
    // No more than hang in all of their slots: the rest was not tried.
    expect(begun.length).toBeLessThan(12 + 31);
    const untried = (await current().outbox.open(100)).filter(({ attempts }) => attempts === 0);
    expect(untried).toHaveLength(60 - begun.length);
    expect(new Set(untried.map(({ dueAt }) => dueAt))).toEqual(new Set([new Date(start + patience).toISOString()]));
    expect(new Set(untried.map(({ trouble }) => trouble))).toEqual(
      new Set([expect.stringContaining('waits its turn')]),
    );
  });

  test('when the database fails, what is under way is still noted before delivery is given up', async () => {
    const [first = '', second = ''] = await saved(current(), 2);
    const store = current();
    const succeeded: StaffStore['outbox']['succeeded'] = async (delivery, now) => {
      if (delivery.leadId === first) throw new Error('the database does not answer');
      await store.outbox.succeeded(delivery, now);
    };
    const broken = { ...store, outbox: { ...store.outbox, succeeded } };
    const { notify, told, begun, end } = hanging(({ id }) => id === second);
    let isOver = false;
    const work = deliverDue({ store: broken, channel: 'webhook', notify, log: silent }, signal, new Clock()).finally(
      () => {
        isOver = true;
      },
    );
    await until(() => told.length === 1 && begun.length === 2);
    await setTimeout(200);
    expect(isOver).toBe(false);
    end();
    await expect(work).rejects.toThrow('the database does not answer');
    expect(await store.deliveries(second)).toMatchObject([{ trouble: 'there was no answer in time' }]);
  });

  test('told to stop, it takes nothing more', async () => {
    await saved(current(), 30);
    const stopping = new AbortController();
    const notify = async () => {
      stopping.abort();
      return undefined;
    };
    await deliverDue({ store: current(), channel: 'webhook', notify, log: silent }, stopping.signal, new Clock());
    expect(await current().outbox.tally()).toMatchObject([{ state: 'waiting', count: 20 }]);
  });
});

/** Tells of leads, but for some, until it is told to end. */
function hanging(hangs: (lead: StoredLead) => boolean) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const [begun, told]: [string[], string[]] = [[], []];
  const notify = async (lead: StoredLead) => {
    begun.push(lead.id);
    if (!hangs(lead)) return void told.push(lead.id);
    await ended;
    throw new Undelivered('there was no answer in time');
  };
  return { notify, begun, told, end: () => end() };
}

/** Waits until something has come about, or for ten seconds. */
async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !isSo(); await setTimeout(10)) {
    if (Date.now() > deadline) throw new Error('It has not come about');
  }
}

class Clock {
  time = start;
  now = () => new Date(this.time);
}

const silent = { warn: () => {}, error: () => {} };

async function saved(store: StaffStore, count: number): Promise<string[]> {
  const leads = Array.from({ length: count }, () => newLead({ receivedAt: new Date(start).toISOString() }));
  for (let first = 0; first < count; first += 50) {
    await Promise.all(leads.slice(first, first + 50).map((lead) => store.save(lead, { channels: ['webhook'] })));
  }
  return leads.map(({ id }) => id);
}

async function nextDue(store: StaffStore): Promise<number> {
  const [{ oldest = '' } = {}] = await store.outbox.tally();
  return new Date(oldest).getTime();
}
