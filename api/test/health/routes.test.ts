import { renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { Judges } from '../../src/leads/inspect/judges/judges';
import { monthsBefore } from '../../src/leads/store/retention';
import { testApp } from '../support/app';
import { stoppedClock } from '../support/clock';
import { newLead } from '../support/leads';
import { booking, post } from '../support/multipart';

test('a working service says ok, and nobody may cache that', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a service whose database is gone answers 503 without saying why', async () => {
  const { app, store, log } = await testApp();
  await store.close();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The database stores nothing now.',
    requestId: answer.headers['x-request-id'],
  });
  expect(log.join('')).toMatch(/database does not answer/);
  // Monitors ask often, and are told the reason anyway.
  expect(log.join('')).not.toMatch(/requests? (refused|failed)/);
});

test('deliveries that were given up show, without a number, and take nobody out of service', async () => {
  const { app, store } = await testApp();
  const deliveries = async () => (await app.inject('/api/health')).json();
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'ok' });
  await store.save(newLead(), { channels: ['webhook'] });
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'ok' });
  const now = new Date();
  const [delivery] = await store.outbox.claim('webhook', now, now, 1);
  if (!delivery) throw new Error('It was due');
  await store.outbox.failed(delivery, 'x', now, undefined);
  expect(await deliveries()).toMatchObject({ status: 'ok', deliveries: 'failed' });
});

test('leads that are kept for longer than they may be show, and take nobody out of service', async () => {
  const { app, store, config } = await testApp();
  const health = async () => (await app.inject('/api/health')).json();
  const { leads, applications } = config.retention;
  await store.save(newLead({ receivedAt: monthsAgo(leads), form: 'contact' }));
  await store.save(newLead({ receivedAt: monthsAgo(applications), form: 'application' }));
  expect(await health()).toMatchObject({ status: 'ok', retention: 'ok' });
  await store.save(newLead({ receivedAt: monthsAgo(applications + 1), form: 'contact' }));
  expect(await health()).toMatchObject({ status: 'ok', retention: 'ok' });
  await store.save(newLead({ receivedAt: monthsAgo(applications + 1), form: 'application' }));
  expect(await health()).toMatchObject({ status: 'ok', retention: 'late' });
});

test('leads that are erased because they were kept too long are no alarm at the next look', async () => {
  const { app, store, config } = await testApp({}, undefined, { listMaxAge: 200 });
  const { leads } = config.retention;
  const kept = async () => (await app.inject('/api/health')).json().retention;
  const lead = await store.save(newLead({ receivedAt: monthsAgo(leads + 1) }));
  expect(await kept()).toBe('late');
  await store.erase([lead.id]);
  // Longer than one answer serves everybody who asks.
  await setTimeout(300);
  expect(await kept()).toBe('ok');
});

test('documents of which more come than can be judged show, and take nobody out of service', async () => {
  const judges = new Judges();
  const { app } = await testApp({}, undefined, { judges });
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', uploads: 'ok', judging: 'ok' });
  jest.spyOn(judges, 'areTooFew', 'get').mockReturnValue(true);
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', judging: 'overloaded' });
});

describe('a proxy in front of us', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  const proxyOf = async ({ app }: Awaited<ReturnType<typeof testApp>>) =>
    (await app.inject('/api/health')).json().proxy;

  test.each(['127.0.0.1', '::1', '10.0.0.9', '192.168.1.2', 'fd00::1', '::ffff:10.0.0.9'])(
    'that was forgotten in TRUST_PROXY shows while it asks, and ten minutes longer: %s',
    async (remoteAddress) => {
      const clock = stoppedClock();
      const started = await testApp();
      expect(await proxyOf(started)).toBe('ok');
      await started.app.inject({ url: '/api/country-list', headers: forwarded, remoteAddress });
      expect(await proxyOf(started)).toBe('unknown');
      clock.move(11 * 60_000);
      expect(await proxyOf(started)).toBe('ok');
    },
  );

  test.each(['8.8.8.8', '::ffff:1.2.3.4', '2a00:1450::1'])(
    'is not what a visitor can pretend: %s',
    async (remoteAddress) => {
      const started = await testApp();
      await started.app.inject({ url: '/api/country-list', headers: forwarded, remoteAddress });
      expect(await proxyOf(started)).toBe('ok');
    },
  );

  test('that TRUST_PROXY names is well', async () => {
    const started = await testApp({ trustProxy: 1 });
    await started.app.inject({ url: '/api/country-list', headers: forwarded });
    expect(await proxyOf(started)).toBe('ok');
  });

  test('that TRUST_PROXY names and nobody sees is said once in the log, after a hundred requests', async () => {
    const { app, log } = await testApp({ trustProxy: 1 });
    const said = () => log.filter((line) => line.includes('none of the first hundred')).length;
    for (let asked = 0; asked < 99; asked += 1) await app.inject('/api/country-list');
    for (let asked = 0; asked < 99; asked += 1) await app.inject('/api/live');
    expect(said()).toBe(0);
    for (let asked = 0; asked < 99; asked += 1) await app.inject('/api/country-list');
    expect(said()).toBe(1);
  });

  test('that TRUST_PROXY names is not missed when it marks what it passes on', async () => {
    const { app, log } = await testApp({ trustProxy: 1 });
    await app.inject({ url: '/api/country-list', headers: forwarded });
    for (let asked = 0; asked < 200; asked += 1) await app.inject('/api/country-list');
    expect(log.join('')).not.toContain('none of the first hundred');
  });
});

describe('what gives all visitors one address', () => {
  const hour = 60 * 60_000;
  type Started = Awaited<ReturnType<typeof testApp>>;
  const proxyOf = async ({ app }: Started) => (await app.inject('/api/health')).json().proxy;
  const leadsFrom = async ({ app }: Started, count: number, remoteAddress: string, headers = {}) => {
    for (let sent = 0; sent < count; sent += 1) {
      const fields = booking({ comment: `Shop ${sent}` });
      expect((await app.inject({ ...post(fields, headers), remoteAddress })).statusCode).toBe(201);
    }
  };

  test.each([
    '10.89.0.1',
    '172.18.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.1.2',
    '::ffff:10.89.0.1',
    'fd00::1',
    'fe80::1',
  ])('shows for a day, and is said once in the log, when leads come from it again and again: %s', async (address) => {
    const clock = stoppedClock();
    const started = await testApp();
    await leadsFrom(started, 9, address);
    expect(await proxyOf(started)).toBe('ok');
    await leadsFrom(started, 2, address);
    expect(await proxyOf(started)).toBe('hiding');
    expect(started.log.filter((line) => line.includes('one private address'))).toHaveLength(1);
    clock.move(25 * hour);
    expect(await proxyOf(started)).toBe('ok');
    // Those of yesterday are no leads of today.
    await leadsFrom(started, 9, '10.89.0.1');
    expect(await proxyOf(started)).toBe('ok');
  });

  test('shows as well where a proxy says that address in its header, and has visitors of another kind beside it', async () => {
    const started = await testApp({ trustProxy: 1 });
    for (let network = 1; network <= 30; network += 1)
      await leadsFrom(started, 1, '127.0.0.1', { 'x-forwarded-for': `203.0.113.${network}` });
    await leadsFrom(started, 9, '127.0.0.1', { 'x-forwarded-for': '10.89.0.1:4711' });
    expect(await proxyOf(started)).toBe('ok');
    await leadsFrom(started, 1, '127.0.0.1', { 'x-forwarded-for': '10.89.0.1:4712' });
    expect(await proxyOf(started)).toBe('hiding');
  });

  const leadsOf = async (started: Started, count: number) => {
    for (let network = 1; network <= count; network += 1)
      await leadsFrom(started, 1, '127.0.0.1', { 'x-forwarded-for': `203.0.113.${network}` });
  };

  test('is over when all but a few visitors have addresses of their own', async () => {
    const started = await testApp({ trustProxy: 1 });
    await leadsFrom(started, 10, '127.0.0.1', { 'x-forwarded-for': '10.89.0.1' });
    await leadsOf(started, 90);
    expect(await proxyOf(started)).toBe('hiding');
    await leadsOf(started, 1);
    expect(await proxyOf(started)).toBe('ok');
  });

  test('is said once while the share of the leads from there stays near a fifth', async () => {
    const started = await testApp({ trustProxy: 1 });
    await leadsFrom(started, 10, '127.0.0.1', { 'x-forwarded-for': '10.89.0.1' });
    for (let round = 0; round < 4; round += 1) {
      await leadsOf(started, 45);
      expect(await proxyOf(started)).toBe('hiding');
      await leadsFrom(started, 12, '127.0.0.1', { 'x-forwarded-for': '10.89.0.1' });
    }
    expect(started.log.filter((line) => line.includes('one private address'))).toHaveLength(1);
  });

  test('goes on where there are fewer leads than ten a day, until a day after there were as many', async () => {
    const clock = stoppedClock();
    const started = await testApp();
    await leadsFrom(started, 5, '10.89.0.1');
    clock.move(20 * hour);
    await leadsFrom(started, 5, '10.89.0.1');
    clock.move(5 * hour);
    await leadsFrom(started, 1, '10.89.0.1');
    expect(await proxyOf(started)).toBe('hiding');
    clock.move(20 * hour);
    expect(await proxyOf(started)).toBe('ok');
  });

  test('is not said of a proxy that TRUST_PROXY does not name, which says who they are', async () => {
    const started = await testApp();
    await leadsFrom(started, 12, '10.89.0.1', { 'x-forwarded-for': '203.0.113.7' });
    expect(await proxyOf(started)).toBe('unknown');
  });

  test('is neither an office, nor colleagues who each have a private address, nor the same lead again', async () => {
    const started = await testApp();
    await leadsFrom(started, 12, '8.8.8.8');
    for (let host = 1; host <= 12; host += 1) await leadsFrom(started, 1, `10.0.0.${host}`);
    const again = post();
    for (let sent = 0; sent < 12; sent += 1) await started.app.inject({ ...again, remoteAddress: '10.0.0.77' });
    expect(await proxyOf(started)).toBe('ok');
  });
});

describe('whether the process answers', () => {
  test('is said without asking anybody else', async () => {
    const { app, store } = await testApp({ diskFloor: 1 }, undefined, { freeBytes: async () => 0 });
    await store.close();
    const answer = await app.inject('/api/live');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('whether leads can be stored', () => {
  const ready = async (...settings: Parameters<typeof testApp>) => {
    const { app } = await testApp(...settings);
    return (await app.inject('/api/ready')).statusCode;
  };

  test('is tried by a write that leaves nothing', async () => {
    const { app, store } = await testApp();
    const answer = await app.inject('/api/ready');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', database: 'ok', disk: 'ok' }]);
    expect(await store.count({})).toBe(0);
  });

  test.each(['/api/ready', '/api/health'])(
    '%s says no while the file is read-only, and yes again after',
    async (url) => {
      const opened = jest.spyOn(SqliteDatabase.prototype, 'pragma');
      const { app } = await testApp({ logLevel: 'silent' });
      const [connection] = opened.mock.contexts;
      opened.mockRestore();
      connection?.pragma('query_only = on');
      expect((await app.inject(url)).statusCode).toBe(503);
      expect((await app.inject('/api/live')).statusCode).toBe(200);
      connection?.pragma('query_only = off');
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  test('says no when the database does not answer in time', async () => {
    const { store } = await testApp();
    const hung = { ...store, health: () => new Promise<void>(() => {}), close: async () => {} };
    expect(await ready({ logLevel: 'silent' }, hung)).toBe(503);
  });

  test('says no when the disk is nearly full, and yes when only files are refused', async () => {
    const config = { diskFloor: 400, logLevel: 'silent' as const };
    expect(await ready(config, undefined, { freeBytes: async () => 99 })).toBe(503);
    expect(await ready(config, undefined, { freeBytes: async () => 100 })).toBe(200);
  });

  test('health says that files are refused when the disk has room for other forms only', async () => {
    const { app } = await testApp({ diskFloor: 400, logLevel: 'silent' }, undefined, { freeBytes: async () => 100 });
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ disk: 'low', uploads: 'refused' });
  });

  test('says no when the folder of the database is not there, and so do the forms, until it is back', async () => {
    const folder = temporaryFolder();
    const moved = `${folder}-moved`;
    const database = { kind: 'sqlite', file: path.join(folder, 'leads.db') } as const;
    const { app, log } = await testApp({ database, diskFloor: 1 });
    renameSync(folder, moved);
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    const answer = await app.inject(post());
    expect([answer.statusCode, answer.json().detail]).toEqual([503, expect.stringContaining('or send it by email')]);
    // The store would have called for another attempt at once.
    expect(answer.headers['retry-after']).toBe('300');
    expect((await app.inject('/api/live')).statusCode).toBe(200);
    expect(log.join('')).toContain('the folder of the database');
    renameSync(moved, folder);
  });
});

test('the database is asked once by all who ask at a time', async () => {
  const { store } = await testApp();
  const asked = [jest.spyOn(store, 'health'), jest.spyOn(store.outbox, 'signs')];
  const { app } = await testApp({}, { ...store, close: async () => {} }, { listMaxAge: 60_000 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/health')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked.map((question) => question.mock.calls.length)).toEqual([1, 1]);
});

test('a refusal that is meant takes one line of the log, and what is wrong is told once', async () => {
  const { app, log } = await testApp({ diskFloor: 400 }, undefined, { freeBytes: async () => 99 });
  await app.inject('/api/ready');
  expect(log.join('')).toContain('nearly full');
  expect(log.join('')).not.toContain('stack');

  const broken = await testApp({}, undefined, { listMaxAge: 60_000 });
  await broken.store.close();
  for (let asked = 0; asked < 3; asked += 1) await broken.app.inject('/api/health');
  expect(broken.log.join('').match(/"stack"/g)).toHaveLength(1);
});

function monthsAgo(months: number): string {
  return monthsBefore(new Date(), months).toISOString();
}
