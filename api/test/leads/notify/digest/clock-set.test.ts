import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../../../kit/temporary-folder';
import { dhakaDay } from '../../../../src/leads/dhaka-time';
import { dailyDigest } from '../../../../src/leads/notify/digest/daily';
import { type DigestParts, digestDue } from '../../../../src/leads/notify/digest/due';
import { LastLetter } from '../../../../src/leads/notify/digest/last-letter';
import { openStore } from '../../../../src/leads/store/open';
import { testApp } from '../../../support/app';
import { availableDatabases } from '../../../support/databases';
import { at } from '../../../support/digests';
import { newLead } from '../../../support/leads';
import { startMailServer } from '../../../support/mail-server';
import { eachTestHasStore } from '../../../support/stores';

const hour = 60 * 60_000;
const minute = 60_000;

/** What the clock of the machine says, and what really is the time, which only the test knows. */
let real: Date;
let ahead: number;

beforeEach(() => {
  jest.spyOn(os, 'uptime').mockImplementation(() => real.getTime() / 1000);
});

afterEach(() => jest.restoreAllMocks());

describe.each(availableDatabases())('the letter of a morning, on $name,', (database) => {
  const { current } = eachTestHasStore(database);
  let sent: string[];

  beforeEach(() => {
    sent = [];
  });

  test.each([
    ['a day behind', -24 * hour],
    ['six hours behind', -6 * hour],
    ['a day ahead', 24 * hour],
    ['six hours ahead', 6 * hour],
  ])('comes once after a clock that was %s is right again, and the next one on the next day', async (_, error) => {
    const server = serverOf();
    [real, ahead] = [at('2026-11-20 15:00'), error];
    await suspect(30 * minute);
    await server();
    expect(sent).toEqual(['2026-11-20 15:00']);
    [real, ahead] = [at('2026-11-20 15:10'), 0];
    await suspect(2 * minute);
    for (const time of ['2026-11-20 15:10', '2026-11-20 23:59', '2026-11-21 07:59']) {
      real = at(time);
      await server();
    }
    expect(sent).toEqual(['2026-11-20 15:00']);
    real = at('2026-11-21 08:00');
    await serverOf()();
    expect(sent).toEqual(['2026-11-20 15:00', '2026-11-21 08:00']);
  });

  test('comes once where another server sent it by such a clock, and one that was restarted meanwhile knows', async () => {
    [real, ahead] = [at('2026-11-20 07:59'), -24 * hour];
    const [first, second] = [serverOf(), serverOf()];
    await suspect(30 * minute);
    await second();
    real = at('2026-11-20 08:00');
    for (const look of [first, second]) await look();
    ahead = 0;
    await suspect(30 * minute);
    real = at('2026-11-20 08:05');
    for (const look of [second, first, serverOf()]) await look();
    expect(sent).toEqual(['2026-11-20 08:00']);
  });

  test('comes of the day that is right where that of the day before was sent by a clock that was right', async () => {
    [real, ahead] = [at('2026-11-19 08:00'), 0];
    await suspect(30 * minute);
    await serverOf()();
    const restarted = serverOf();
    [real, ahead] = [at('2026-11-20 08:05'), -24 * hour];
    await restarted();
    ahead = 0;
    await suspect(30 * minute);
    await restarted();
    expect(sent).toEqual(['2026-11-19 08:00', '2026-11-20 08:05']);
  });

  test('comes once where the database could not be told that it was sent, and is started again', async () => {
    [real, ahead] = [at('2026-11-20 08:00'), 0];
    await suspect(30 * minute);
    const server = serverOf();
    jest.spyOn(current().digests, 'noteDigest').mockRejectedValueOnce(new Error('away'));
    await expect(server()).rejects.toThrow('away');
    real = at('2026-11-20 08:30');
    await server();
    await serverOf()();
    expect(sent).toEqual(['2026-11-20 08:00']);
    expect(await current().digests.lastDigest('2026-11-21', at('2026-11-21 08:00'))).toBeDefined();
  });

  test('tells the next day of what came since, by whatever clock', async () => {
    const server = serverOf();
    [real, ahead] = [at('2026-11-20 08:00'), -24 * hour];
    await suspect(30 * minute);
    await server();
    const came = await suspect(-minute);
    [real, ahead] = [at('2026-11-20 08:10'), 0];
    await server();
    const since = await current().digests.lastDigest('2026-11-21', at('2026-11-21 08:00'));
    expect(came > (since ?? '')).toBe(true);
  });

  function serverOf(): () => Promise<unknown> {
    const last = new LastLetter();
    const parts: DigestParts = {
      config: { to: ['sales@kantha.example'], hour: 8, noLeadDays: 0 },
      store: current(),
      retention: { leads: 24, applications: 6 },
      send: async () => void sent.push(`${dhakaDay(real.toISOString())} ${clockOf(real)}`),
      alarms: async () => [],
      places: async () => ({ company: 'Kantha', siteUrl: 'https://www.kantha.example', deskUrl: undefined }),
      mayName: () => true,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    };
    return () => digestDue(parts, () => new Date(real.getTime() + ahead), last);
  }

  /** One that came so long ago, dated by the clock of then; when, ISO 8601 in UTC. */
  async function suspect(ago: number): Promise<string> {
    const receivedAt = new Date(real.getTime() + ahead - ago).toISOString();
    await current().save(newLead({ status: 'quarantined', receivedAt }));
    return receivedAt;
  }
});

test('a server that runs while its clock is set sends none a second time, and notes that once', async () => {
  const mail = await startMailServer();
  const store = await openStore({ kind: 'sqlite', file: path.join(temporaryFolder(), 'leads.db') });
  const { app } = await testApp();
  [real, ahead] = [at('2026-11-20 08:00'), -24 * hour];
  const now = () => new Date(real.getTime() + ahead);
  const suspect = () => {
    const receivedAt = new Date(now().getTime() - 2 * minute).toISOString();
    return store.save(newLead({ status: 'quarantined', receivedAt }));
  };
  const digest = dailyDigest(
    {
      smtp: { host: '127.0.0.1', port: mail.port, secure: false, plain: true },
      from: 'desk@kantha.example',
      digest: { to: ['boss@kantha.example'], hour: 8, noLeadDays: 0 },
    },
    {
      store,
      retention: { leads: 24, applications: 6 },
      siteFacts: async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} }),
      siteUrl: 'https://www.kantha.example',
      alarms: async () => [],
      clock: { look: async () => {}, now },
      log: app.log,
    },
  );
  await suspect();
  digest.start();
  const takeAt = (time: Date) => store.digests.takeDigest(dhakaDay(time.toISOString()), time, time);
  while ((await store.digests.lastDigest('2026-11-19', now())) === undefined) await setTimeout(50);
  ahead = 0;
  await suspect();
  const noted = jest.spyOn(store.digests, 'noteSent');
  // Long enough for a second and a third look.
  await setTimeout(11_000);
  await digest.stop();
  expect(noted).toHaveBeenCalledTimes(1);
  expect([mail.received.length, await takeAt(real)]).toEqual([1, 'sent']);
  await store.close();
});

/** In Dhaka, such as `08:00`. */
function clockOf(time: Date): string {
  return new Date(time.getTime() + 6 * hour).toISOString().slice(11, 16);
}
