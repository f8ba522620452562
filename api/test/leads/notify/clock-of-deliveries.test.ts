import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { DeliveryConfig } from '../../../src/config/delivery';
import { deliverDue, type Notify } from '../../../src/leads/notify/deliver-due';
import { Slots } from '../../../src/leads/notify/slots';
import { startDelivery } from '../../../src/leads/notify/start';
import { Undelivered } from '../../../src/leads/notify/undelivered';
import type { LeadStore } from '../../../src/leads/store/lead-store';
import { testApp } from '../../support/app';
import { sqlite } from '../../support/databases';
import { newLead } from '../../support/leads';
import { startSink } from '../../support/sink';
import { eachTestHasStore } from '../../support/stores';

/** The clock of the database, years ahead of that of this machine. */
const theirs = () => new Date(Date.now() + 4 * 365 * 24 * 60 * 60_000);

const { current } = eachTestHasStore(sqlite);

let asked: { name: string; ahead: boolean[] }[];

beforeEach(() => {
  asked = [];
});

describe('whoever delivers by a clock that is shared asks the outbox by that clock alone:', () => {
  test.each<[string, string[], Notify]>([
    ['what is delivered', ['claim', 'succeeded', 'resume', 'hasten'], async () => {}],
    ['what fails', ['claim', 'failed'], async () => Promise.reject(new Undelivered('not now'))],
  ])('%s', async (_, methods, notify) => {
    await current().save(newLead(), { channels: ['notice'] });
    const nows: Date[] = [];
    const told: Notify = (lead, delivery, now, signal) => {
      nows.push(now);
      return notify(lead, delivery, now, signal);
    };
    await deliver(told, new Slots());
    expect(namesAsked()).toEqual(methods);
    expect(nows.map(isTheirs)).toEqual([true]);
    expect(byAnotherClock()).toEqual([]);
  });

  test('what waits its turn', async () => {
    class Busy extends Slots {
      override mustWait(): boolean {
        return true;
      }
    }
    await current().save(newLead(), { channels: ['notice'] });
    await deliver(async () => {}, new Busy());
    expect(namesAsked()).toEqual(['claim', 'putBack']);
    expect(byAnotherClock()).toEqual([]);
  });

  test('a worker that has just started, from its first look', async () => {
    const sink = await startSink();
    await current().save(newLead(), { channels: ['webhook'] });
    await run({ webhook: { url: sink.url, secret: Buffer.alloc(32), allowPrivate: true } });
    expect(sink.received).toHaveLength(1);
    expect(namesAsked()).toEqual(expect.arrayContaining(['straighten', 'resume', 'claim', 'distribute', 'succeeded']));
    expect(byAnotherClock()).toEqual([]);
  });

  test('whoever passes on what the command line noted, where no worker has asked for the time', async () => {
    await run({});
    expect(namesAsked()).toEqual(['distribute']);
    expect(byAnotherClock()).toEqual([]);
  });
});

async function deliver(notify: Notify, slots: Slots): Promise<void> {
  const parts = {
    store: watched(),
    channel: 'notice',
    notify,
    slots,
    log: { warn: () => {}, error: () => {} },
  } as const;
  await deliverDue({ ...parts, targetOf: () => 'example.com' }, new AbortController().signal, { now: theirs });
}

/** Until the first look is over. */
async function run(delivery: DeliveryConfig): Promise<void> {
  const { app } = await testApp({ delivery });
  let isKnown = false;
  const { stop } = startDelivery(delivery, {
    store: watched(),
    events: new EventEmitter(),
    clock: {
      async look() {
        await setTimeout(10);
        isKnown = true;
      },
      now: () => (isKnown ? theirs() : new Date()),
    },
    siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
    confirmations: async () => [],
    optionsOf: async () => undefined,
    apiUrl: 'https://www.kantha.example',
    log: app.log,
  });
  await setTimeout(1_000);
  await stop();
}

/** The store, which notes by which clock its outbox is asked. */
function watched(): LeadStore {
  const store = current();
  const outbox = new Proxy(store.outbox, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const dates = given.flatMap((one) => (one instanceof Date ? [one] : []));
        if (dates.length > 0) asked.push({ name: String(name), ahead: dates.map(isTheirs) });
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { ...store, outbox };
}

function isTheirs(date: Date): boolean {
  return date.getTime() > Date.now() + 24 * 60 * 60_000;
}

function namesAsked(): string[] {
  return [...new Set(asked.map(({ name }) => name))];
}

function byAnotherClock(): unknown[] {
  return asked.filter(({ ahead }) => ahead.includes(false));
}
