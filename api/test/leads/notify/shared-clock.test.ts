import { EventEmitter } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { dhakaDay } from '../../../src/leads/dhaka-time';
import { deliverDue } from '../../../src/leads/notify/deliver-due';
import { dailyDigest } from '../../../src/leads/notify/digest/daily';
import { digestDue } from '../../../src/leads/notify/digest/due';
import { SharedClock } from '../../../src/leads/notify/shared-clock';
import { startDelivery } from '../../../src/leads/notify/start';
import { openStore } from '../../../src/leads/store/open';
import { testApp } from '../../support/app';
import { availableDatabases, describeOnPostgres } from '../../support/databases';
import { newLead } from '../../support/leads';
import { startMailServer } from '../../support/mail-server';
import { startSink } from '../../support/sink';
import { eachTestHasStore } from '../../support/stores';

const minute = 60_000;
const signal = new AbortController().signal;
const notDate = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
] as const;
const silent = { warn: () => {}, info: () => {}, error: () => {} };

afterEach(() => jest.useRealTimers());

describeOnPostgres('two instances on one PostgreSQL whose clocks differ', (database) => {
  const { current } = eachTestHasStore(database);

  test.each([
    ['takes it and is half an hour behind', -30 * minute, 0],
    ['looks meanwhile and is half an hour ahead', 0, 30 * minute],
  ])('tell of a lead once, when one %s', async (_, ofFirst, ofOther) => {
    const [first, second] = [await clockOff(ofFirst), await clockOff(ofOther)];
    await current().save(newLead({ receivedAt: new Date(Date.now() - 40 * minute).toISOString() }), {
      channels: ['notice'],
    });
    const told: string[] = [];
    const parts = { store: current(), channel: 'notice', log: silent } as const;
    const other = async () =>
      deliverDue({ ...parts, notify: async () => void told.push('other') }, signal, { now: second.now });
    const notify = async () => {
      await other();
      told.push('first');
    };
    await deliverDue({ ...parts, notify }, signal, { now: first.now });
    await other();
    expect(told).toEqual(['first']);
  });

  test('send the letter of a morning once, when the one that is ahead has sent it', async () => {
    await current().save(
      newLead({ status: 'quarantined', receivedAt: new Date(Date.now() - 5 * minute).toISOString() }),
    );
    const sent: string[] = [];
    const parts = {
      config: { to: ['sales@kantha.example'], hour: 0, noLeadDays: 7 },
      store: current(),
      retention: { leads: 24, applications: 6 },
      alarms: async () => [],
      places: async () => ({ company: 'Kantha', siteUrl: 'https://www.kantha.example' }),
      mayName: () => true,
      log: silent,
    };
    for (const by of [30 * minute, 0]) {
      const { now } = await clockOff(by);
      await digestDue({ ...parts, send: async () => void sent.push(String(by)) }, now);
    }
    expect(sent).toEqual([String(30 * minute)]);
  });

  test('an instance that is half an hour behind keeps for minutes what it has taken', async () => {
    const sink = await startSink();
    sink.answer = { status: 204, delay: 3_000 };
    const delivery = { webhook: { url: sink.url, secret: Buffer.alloc(32), allowPrivate: true } };
    const { app } = await testApp({ delivery });
    const lead = newLead({ receivedAt: new Date(Date.now() - 40 * minute).toISOString() });
    await current().save(lead, { channels: ['webhook'] });
    const real = Date.now();
    jest.useFakeTimers({ doNotFake: [...notDate], now: real - 30 * minute });
    const { stop } = startDelivery(delivery, {
      store: current(),
      events: new EventEmitter(),
      clock: new SharedClock(current(), silent),
      siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
      confirmations: async () => [],
      optionsOf: async () => undefined,
      apiUrl: 'https://www.kantha.example',
      log: app.log,
    });
    await setTimeout(1_000);
    const [taken] = await current().deliveries(lead.id);
    await stop();
    expect(taken).toMatchObject({ attempts: 1, state: 'waiting' });
    expect(Date.parse(taken?.dueAt ?? '')).toBeGreaterThan(real + 4 * minute);
  });

  async function clockOff(by: number): Promise<SharedClock> {
    const clock = new SharedClock(current(), silent, () => new Date(Date.now() + by));
    await clock.look();
    return clock;
  }
});

describe.each(availableDatabases())('the clock that instances share, on $name,', (database) => {
  const { current } = eachTestHasStore(database);

  test.each([0, -50_000, 50_000])('is that of this machine, which is off by %d ms', async (by) => {
    const [ours, lines] = [new Date(Date.now() + by), [] as unknown[]];
    const clock = new SharedClock(current(), logTo(lines), () => ours);
    await clock.look();
    expect([clock.now(), lines]).toEqual([ours, []]);
  });

  test('says once that it is not, and once that it is again', async () => {
    const lines: unknown[] = [];
    let by = 30 * minute;
    const passed = jest.spyOn(performance, 'now');
    const clock = new SharedClock(current(), logTo(lines), () => new Date(Date.now() + by));
    const start = performance.now();
    for (const [at, off] of [
      [0, by],
      [2, by],
      [4, 0],
      [6, 0],
    ] as const) {
      passed.mockReturnValue(start + at * minute);
      by = off;
      await clock.look();
    }
    passed.mockRestore();
    expect(lines).toEqual([
      [{ secondsAhead: 1800 }, expect.stringContaining('differ by more than a minute')],
      ['the clocks of this machine and of the database agree again'],
    ]);
  });

  function logTo(lines: unknown[]) {
    const say = (...line: unknown[]) => void lines.push(line);
    return { warn: say, info: say };
  }
});

test('between two looks, the clock of the database goes on by what has passed, whatever this machine says', async () => {
  const [theirs, passed] = [new Date('2026-11-30T06:00:00Z'), jest.spyOn(performance, 'now')];
  const clock = new SharedClock({ now: async () => theirs }, silent, () => new Date('2026-11-29T00:00:00Z'));
  passed.mockReturnValue(1_000);
  await clock.look();
  passed.mockReturnValue(1_000 + 45_000);
  expect(clock.now()).toEqual(new Date('2026-11-30T06:00:45Z'));
  passed.mockRestore();
});

test('the letter of a morning is of the day of the database, where that differs from the day of this machine', async () => {
  const mail = await startMailServer();
  const store = await openStore({ kind: 'sqlite', file: path.join(temporaryFolder(), 'leads.db') });
  const theirs = new Date(Date.now() + 2 * 24 * 60 * minute);
  await store.save(newLead({ status: 'quarantined' }));
  const { app } = await testApp();
  const digest = dailyDigest(
    {
      smtp: { host: '127.0.0.1', port: mail.port, secure: false, plain: true },
      from: 'desk@kantha.example',
      digest: { to: ['boss@kantha.example'], hour: 0, noLeadDays: 7 },
    },
    {
      store,
      retention: { leads: 24, applications: 6 },
      siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
      siteUrl: 'https://www.kantha.example',
      alarms: async () => [],
      clock: new SharedClock({ now: async () => theirs }, silent),
      log: app.log,
    },
  );
  digest.start();
  for (let look = 0; look < 60 && mail.received.length === 0; look += 1) await setTimeout(50);
  await digest.stop();
  const taken = (day: Date) => store.digests.takeDigest(dhakaDay(day.toISOString()), theirs, theirs);
  expect([mail.received.length, await taken(theirs)]).toEqual([1, 'sent']);
  await store.close();
});
