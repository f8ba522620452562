import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { testApp } from '../../support/app';
import { stoppedClock } from '../../support/clock';
import { describeOnPostgres } from '../../support/databases';
import { booking, post } from '../../support/multipart';
import { eachTestHasStore } from '../../support/stores';

const canary = 'canary7f3a';

/** Reliability X7: nothing that a visitor typed is in a log line or in the answer to a request that failed. */
test('canaries in every place of good and bad requests are in no log line and no error', async () => {
  const { app, log } = await testApp({ logLevel: 'trace' });
  const names = Object.keys(booking());
  const key = { 'idempotency-key': randomUUID() };
  const requests = [
    ...names.map((name) => post(booking({ [name]: `${canary} \u0000` }))),
    ...names.map((name) => post(booking({ [name]: canary }))),
    post(booking({ Customer_name: canary, comment: canary }), key),
    post(booking({ Customer_name: canary }), key),
    post(booking({ Customer_name: canary }), { 'content-type': 'text/plain' }),
    post(booking({ Customer_name: canary }), { origin: `https://${canary}.example` }),
    post(booking({ Customer_name: canary }), { 'idempotency-key': canary }),
    { ...post(), payload: `${canary}--` },
    { ...post(), url: `/api/${canary}?email=${canary}` },
    { ...post(), url: `${post().url}?email=${canary}` },
    { url: `/api/country-list?email=${canary}`, headers: { referer: canary, cookie: canary, 'user-agent': canary } },
    { url: `/${canary}?email=${canary}` },
    { url: `/%zz${canary}` },
  ];
  for (const request of requests) {
    const answer = await app.inject(request);
    expect(answer.body).not.toContain(canary);
  }
  expect(log.length).toBeGreaterThan(20);
  expect(log.join('')).not.toContain(canary);
});

test('what a client asks for and we do not do is one line like others, and no error of ours', async () => {
  const { app, log } = await testApp();
  const headers = { ...post().headers, 'transfer-encoding': 'gzip, chunked' };
  const before = log.length;
  const answer = await app.inject({ ...post(), headers });
  expect(answer.statusCode).toBe(501);
  expect(answer.json()).not.toHaveProperty('requestId');
  const lines = log.slice(before).map((line) => JSON.parse(line));
  expect(lines.map(({ level, status }) => [level, status])).toEqual([[30, 501]]);
});

test('an error of the driver is logged without the values that drivers hang on it', async () => {
  const { store } = await testApp();
  const fail = async () => {
    throw Object.assign(new Error('duplicate key'), { detail: `Key (email)=(${canary})`, parameters: [canary] });
  };
  const broken: StaffStore = { ...store, save: fail, close: async () => {} };
  const { app, log } = await testApp({}, broken);
  expect((await app.inject(post())).statusCode).toBe(503);
  expect(log.join('')).toContain('duplicate key');
  expect(log.join('')).not.toContain(canary);
});

describeOnPostgres('with PostgreSQL, whose errors quote the beginning of each value', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('the log has the name of the constraint, and nothing of the row', async () => {
    const { app, log } = await testApp({}, { ...current(), close: async () => {} });
    await change(url().url, 'alter table leads add constraint nothing_fits check (false)');
    expect((await app.inject(post(booking({ Customer_name: canary })))).statusCode).toBe(503);
    expect(log.join('')).toContain('nothing_fits');
    expect(log.join('')).not.toContain(canary);
  });
});

test('a request of the API is one line: method, route, status and time', async () => {
  const { app, log } = await testApp();
  await app.inject({ url: '/api/country-list', remoteAddress: '203.0.113.7' });
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ method: 'GET', route: '/api/country-list', status: 200 });
  expect(log[0]).not.toContain('203.0.113.7');
});

test.each([
  ['POST', '/api/customer-data-stores', 404],
  ['GET', '/%61pi/nothing', 404],
  ['DELETE', '/api/country-list', 405],
  ['GET', '/api/%zz/nothing', 400],
] as const)('%s %s, which the API does not have, leaves a line as well', async (method, url, status) => {
  const { app, log } = await testApp();
  await app.inject({ method, url });
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ method, status }]);
  expect(log.join('')).not.toContain('nothing');
});

test('a request that is refused with 503 is no error of its own, since other lines say why', async () => {
  const { store } = await testApp();
  const fail = () => Promise.reject(new Error('no disk'));
  const { app, log } = await testApp({ logLevel: 'trace' }, { ...store, save: fail, close: async () => {} });
  expect((await app.inject(post())).statusCode).toBe(503);
  const answered = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([{ level: 30, status: 503 }]);
});

test('a page is none', async () => {
  const { app, log } = await testApp();
  await app.inject('/no-such-page');
  expect(log.filter((line) => line.includes('"answered"'))).toEqual([]);
});

test('a flood has twenty lines a second, and what is left out is counted; each form that is taken has its own', async () => {
  const clock = stoppedClock();
  const { app, log } = await testApp();
  const lines = () => log.map((line) => JSON.parse(line));
  const answered = () => lines().filter(({ msg }) => msg === 'answered');
  for (let sent = 0; sent < 200; sent += 1) await app.inject({ ...post(), payload: '' });
  expect(answered()).toHaveLength(20);
  for (let sent = 0; sent < 3; sent += 1) await app.inject(post());
  expect(answered().filter(({ status }) => status === 201)).toHaveLength(3);
  clock.move(1_000);
  await app.inject('/api/country-list');
  expect(answered()).toHaveLength(24);
  expect(lines().filter(({ msg }) => msg.includes('than is listed'))).toMatchObject([{ level: 40, count: 180 }]);
});

async function change(url: string, statement: string): Promise<void> {
  const staff = new Client({ connectionString: url });
  await staff.connect();
  await staff.query(statement).finally(() => staff.end());
}

test('a proxy that is not trusted is told of once, by no address', async () => {
  const said = (lines: string[]) => lines.filter((line) => line.includes('TRUST_PROXY')).length;
  const { app, log } = await testApp();
  await app.inject('/api/live');
  expect(said(log)).toBe(0);
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  for (let asked = 0; asked < 3; asked += 1) await app.inject({ url: '/api/live', headers });
  expect(said(log)).toBe(1);
  expect(log.join('')).not.toContain('198.51.100.7');

  const trusting = await testApp({ trustProxy: 1 });
  await trusting.app.inject({ url: '/api/live', headers });
  expect(said(trusting.log)).toBe(0);
});
