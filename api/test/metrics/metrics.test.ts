import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { METHODS, request } from 'node:http';
import path from 'node:path';
import parse, { type Family } from 'parse-prometheus-text-format';
import { freePort } from '../../../kit/free-port';
import { temporaryFolder } from '../../../kit/temporary-folder';
import type { AppOptions } from '../../src/app';
import { Metrics } from '../../src/metrics/metrics';
import { limits } from '../../src/quotas/limits';
import { testApp } from '../support/app';
import { apply, dataWithJob } from '../support/application';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { booking, post } from '../support/multipart';
import { readyPort, run, start } from '../support/processes';
import { eachTestHasStore } from '../support/stores';

/** An application that counts, and what it has counted by now. */
async function countingApp(
  changes: Parameters<typeof testApp>[0] = {},
  store?: Parameters<typeof testApp>[1],
  options: AppOptions = {},
) {
  const metrics = new Metrics();
  const started = await testApp({ logLevel: 'silent', ...changes }, store, { metrics, ...options });
  return { ...started, text: () => metrics.text(), families: async () => parse(await metrics.text()) };
}

/** The value of one line; undefined when there is none with these labels. */
function figure(families: Family[], name: string, labels: Record<string, string> = {}): number | undefined {
  const lines = families.find((family) => family.name === name)?.metrics ?? [];
  const line = lines.find(({ labels: own = {} }) => Object.entries(labels).every(([key, text]) => own[key] === text));
  return line && Number(line.value ?? line.count);
}

test('every figure has a name, words that say what it is, and a value, by the reader of somebody else', async () => {
  const { app, families } = await countingApp();
  await app.inject(post());
  const all = await families();
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ help, type }) => help.length < 15 || type === 'UNTYPED')).toEqual([]);
  const names = all.map(({ name }) => name);
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
    expect(names).toContain(name);
  expect(names).toContain('nodejs_eventloop_lag_seconds');
});

test('the alarms of our guide ask for figures that there are', async () => {
  const rules = readFileSync('docs/deploy/alerts.yml', 'utf8');
  const asked = [...rules.matchAll(/\b(?:kantha|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  const { families } = await countingApp();
  const names = (await families()).map(({ name }) => name);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});

test('a store that answers questions and takes no lead is told, also by one lead that was not taken', async () => {
  const takes = async ({ families }: Awaited<ReturnType<typeof countingApp>>) =>
    figure(await families(), 'kantha_store_takes_leads');
  expect(await takes(await countingApp())).toBe(1);
  const fullDisk = { freeBytes: async () => 0 };
  expect(await takes(await countingApp({ diskFloor: 1 }, undefined, fullDisk))).toBe(0);
  const counting = await countingApp();
  jest.spyOn(counting.store, 'save').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  expect((await counting.app.inject(post())).statusCode).toBe(503);
  expect(await takes(counting)).toBe(0);
  expect((await counting.app.inject(post())).statusCode).toBe(201);
  expect(await takes(counting)).toBe(1);
});

test('answers are counted by the pattern of their address, with the time that they took', async () => {
  const { app, text } = await countingApp();
  await app.inject('/api/country-list?a=b');
  await app.inject({ method: 'HEAD', url: '/api/country-list' });
  await app.inject('/api/%zz');
  const counted = (labels: string) => `kantha_http_request_duration_seconds_count{${labels}} 1\n`;
  expect(await text()).toContain(counted('route="/api/country-list",method="GET",status="2xx"'));
  expect(await text()).toContain(counted('route="/api/country-list",method="HEAD",status="2xx"'));
  expect(await text()).toContain(counted('route="none",method="GET",status="4xx"'));
});

test('methods that nobody needs are one', async () => {
  const { app, text } = await countingApp();
  for (const method of METHODS.filter((name) => name !== 'CONNECT'))
    await app.inject({ method: method as 'GET', url: '/' });
  const labels = [...(await text()).matchAll(/method="([^"]*)"/g)].map(([, name]) => name);
  expect([...new Set(labels)].sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST', 'other']);
});

test('no address, method or header of a stranger becomes a label, however many he sends', async () => {
  const { app, text } = await countingApp();
  const series = async () => (await text()).match(/^kantha_/gm)?.length;
  const send = async (canary: string) => {
    const urls = [`/${canary}`, `/api/${canary}`, `/api/country-list?${canary}`, `/%zz${canary}`, `/api/%zz${canary}`];
    const headers = { 'x-forwarded-for': canary, 'user-agent': canary, 'x-request-id': canary, host: canary };
    for (const url of [...urls, `/api/stop-marketing/${canary}`, `/products/${canary}`]) {
      await app.inject({ url, headers });
      await app.inject({ url, headers, method: 'LINK' });
      await app.inject({ url, headers, method: 'PROPFIND' });
      await app.inject({ ...post(booking({ Customer_name: canary })), url });
    }
    await app.inject(post(booking({ Customer_name: canary, email: canary })));
    await app.inject(post(booking({ Customer_name: canary }), { 'idempotency-key': canary, origin: canary }));
  };
  await send('canary0');
  const before = await series();
  for (let sent = 1; sent <= 20; sent += 1) await send(`canary${sent}`);
  expect(await series()).toBe(before);
  expect(await text()).not.toMatch(/canary|KS-|zz/);
});

describe('forms', () => {
  test('are counted when they are stored, once however often they are sent', async () => {
    const { app, families } = await countingApp();
    expect(figure(await families(), 'kantha_leads_accepted_total', { form: 'demo' })).toBe(0);
    for (let sent = 0; sent < 3; sent += 1) await app.inject(post(booking(), { 'idempotency-key': 'the-same-key' }));
    expect(figure(await families(), 'kantha_leads_accepted_total', { form: 'demo' })).toBe(1);
  });

  test.each([
    ['unreadable', post(booking(), { 'idempotency-key': 'a b' })],
    ['foreign_origin', post(booking(), { origin: 'https://evil.example' })],
    ['too_large', post(booking({ comment: 'x'.repeat(300_000) }))],
    ['wrong_type', post(booking(), { 'content-type': 'text/plain' })],
    ['fields', post(booking({ email: 'x' }))],
  ])('are counted when they are refused, by the reason: %s', async (reason, request) => {
    const { app, families } = await countingApp();
    await app.inject(request);
    expect(figure(await families(), 'kantha_leads_refused_total', { form: 'demo', reason })).toBe(1);
  });

  test('are counted when their network has sent too much', async () => {
    jest.replaceProperty(limits, 'posts', { most: 1, per: 600_000 });
    const { app, families } = await countingApp();
    await app.inject(post());
    await app.inject(post());
    jest.restoreAllMocks();
    expect(figure(await families(), 'kantha_leads_refused_total', { form: 'demo', reason: 'quota' })).toBe(1);
  });

  test('are counted when the server is too busy', async () => {
    const { app, families } = await countingApp({}, undefined, { isLate: () => true });
    await app.inject(post());
    expect(figure(await families(), 'kantha_leads_refused_total', { form: 'demo', reason: 'unavailable' })).toBe(1);
  });

  test('whose document is judged show how long that took', async () => {
    const { app, families } = await countingApp({ dataDir: dataWithJob() });
    expect((await app.inject(apply())).statusCode).toBe(201);
    const all = await families();
    expect(figure(all, 'kantha_judging_seconds')).toBe(1);
    expect(figure(all, 'kantha_judging_waiting')).toBe(0);
    expect(figure(all, 'kantha_judging_limits_total', { limit: 'time' })).toBe(0);
  });
});

describe.each(availableDatabases())('on $name', (database) => {
  const { current } = eachTestHasStore(database);

  test('what waits, has failed or is in quarantine is counted, and for how long the oldest has waited', async () => {
    const store = current();
    const ago = (seconds: number) => new Date(Date.now() - 1000 * seconds).toISOString();
    const [old, young] = [newLead({ receivedAt: ago(3600) }), newLead({ receivedAt: ago(60) })];
    for (const lead of [old, young]) await store.save(lead, { channels: ['webhook'] });
    await store.save(newLead({ form: 'contact', status: 'quarantined', fields: { email: 'a' } }));
    const { families } = await countingApp({}, { ...store, close: async () => {} });
    const all = await families();
    expect(figure(all, 'kantha_store_reachable')).toBe(1);
    expect(figure(all, 'kantha_leads', { form: 'demo', status: 'new' })).toBe(2);
    expect(figure(all, 'kantha_leads', { form: 'contact', status: 'quarantined' })).toBe(1);
    expect(figure(all, 'kantha_deliveries', { target: 'webhook', state: 'waiting' })).toBe(2);
    expect(figure(all, 'kantha_delivery_oldest_seconds', { target: 'webhook' })).toBeCloseTo(3600, -2);
  });

  test('for how long no lead has come is shown, and suspected spam is none', async () => {
    const store = current();
    const seconds = async () => {
      const { families } = await countingApp({}, { ...store, close: async () => {} });
      return figure(await families(), 'kantha_lead_newest_seconds');
    };
    const spam = newLead({ status: 'quarantined', receivedAt: new Date(Date.now() - 60_000).toISOString() });
    await store.save(spam);
    expect(await seconds()).toBeUndefined();
    await store.save(newLead({ receivedAt: new Date(Date.now() - 86_400_000).toISOString() }));
    expect(await seconds()).toBeCloseTo(86_400, -2);
  });

  test('how old the newest good backup is is shown, once there is one', async () => {
    const store = current();
    const seconds = async () => {
      const { families } = await countingApp({}, { ...store, close: async () => {} });
      return figure(await families(), 'kantha_backup_age_seconds');
    };
    expect(await seconds()).toBeUndefined();
    for (const hours of [50, 2]) await store.noteBackup(new Date(Date.now() - hours * 3_600_000));
    expect(await seconds()).toBeCloseTo(7_200, -2);
  });

  test('what was given up is failed, and no longer waits', async () => {
    const store = current();
    await store.save(newLead(), { channels: ['webhook'] });
    const later = new Date(Date.now() + 1000);
    for (const delivery of await store.outbox.claim('webhook', later, later, 1))
      await store.outbox.failed(delivery, 'no', later, undefined, 'blocked');
    const all = await (await countingApp({}, { ...store, close: async () => {} })).families();
    expect(figure(all, 'kantha_deliveries', { target: 'webhook', state: 'failed' })).toBe(1);
    expect(figure(all, 'kantha_deliveries', { target: 'webhook', state: 'waiting' })).toBeUndefined();
    expect(figure(all, 'kantha_delivery_oldest_seconds', { target: 'webhook' })).toBeUndefined();
  });
});

test('a database that cannot be reached is said to be so, and nothing old of it', async () => {
  const { store, families } = await countingApp();
  await store.close();
  const all = await families();
  expect(figure(all, 'kantha_store_reachable')).toBe(0);
  expect(figure(all, 'kantha_leads')).toBeUndefined();
});

test('the free space of the disk of the database is shown', async () => {
  const { families } = await countingApp({}, undefined, { freeBytes: async () => 12_345 });
  expect(figure(await families(), 'kantha_disk_free_bytes')).toBe(12_345);
});

describe('the listener', () => {
  const environment = () => ({ PORT: '0', DATABASE_URL: `sqlite:${path.join(temporaryFolder(), 'leads.db')}` });

  test('answers figures at its own port, ends with the server, and the port of visitors has none', async () => {
    const port = await freePort();
    const child = start('server.ts', [], { ...environment(), METRICS_PORT: String(port), LOG_LEVEL: 'silent' });
    const visitors = await readyPort(child);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; /)]);
    expect(parse(await answer.text()).map(({ name }) => name)).toContain('kantha_store_reachable');
    expect((await fetch(`http://127.0.0.1:${port}/api/live`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
    for (const url of ['/metrics', '/api/metrics', '/metrics/', '/%6detrics']) {
      const theirs = await fetch(`http://localhost:${visitors}${url}`);
      expect([theirs.status, await theirs.text()]).toEqual([404, expect.not.stringContaining('kantha_')]);
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  test('is at this machine alone unless METRICS_HOST says otherwise', async () => {
    const port = await freePort();
    const child = start('server.ts', [], { ...environment(), METRICS_PORT: String(port), LOG_LEVEL: 'silent' });
    await readyPort(child);
    const asked = request({ host: '127.0.0.2', port, path: '/metrics' }).end();
    await expect(once(asked, 'response')).rejects.toThrow(/ECONNREFUSED/);
  });

  test('whose port is taken stops the process with a sentence that names the setting', async () => {
    const port = await freePort();
    const first = start('server.ts', [], { ...environment(), METRICS_PORT: String(port), LOG_LEVEL: 'silent' });
    await readyPort(first);
    const { err, code } = await run('server.ts', [], { ...environment(), METRICS_PORT: String(port) });
    expect([code, err]).toEqual([1, expect.stringMatching(/^METRICS_PORT: Another program has this port [^\n]+\n$/)]);
  });

  test('is never the one of visitors', async () => {
    const { err, code } = await run('server.ts', [], { ...environment(), PORT: '18510', METRICS_PORT: '18510' });
    expect([code, err]).toEqual([
      1,
      'METRICS_PORT must be another one than PORT, which visitors reach: both are 18510.\n',
    ]);
  });
});
