import type { FastifyInstance } from 'fastify';
import { allSubmissionsPerWindow } from '../../src/plugins/rate-limit';
import { testApp } from '../support/app';
import { booking, post } from '../support/multipart';

const wrong = post(booking({ email: 'x' }));

test('fifty people behind one address, six attempts each, are never blocked', async () => {
  const { app } = await testApp();
  expect(await statuses(app, 300, '203.0.113.7')).toEqual({ 422: 300 });
});

test('more than that is answered 429, with the time to wait, and stores nothing', async () => {
  const { app, store } = await testApp();
  await statuses(app, 300, '203.0.113.7');
  const answer = await app.inject({ ...post(), remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(answer.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  expect(await store.count({})).toBe(0);
});

test('a native post over the limit gets a page', async () => {
  const { app } = await testApp();
  await statuses(app, 300, '203.0.113.7');
  const answer = await app.inject({ ...post(booking(), { accept: 'text/html' }), remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('Too many requests');
});

test('another address is not affected, and neither are the lists', async () => {
  const { app } = await testApp();
  await statuses(app, 301, '203.0.113.7');
  expect(await statuses(app, 1, '203.0.113.8')).toEqual({ 422: 1 });
  expect((await app.inject({ url: '/api/country-list', remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
});

test('the addresses of one /64 count together, the next /64 for itself', async () => {
  const { app } = await testApp();
  for (let sent = 0; sent < 300; sent += 1) await statuses(app, 1, `2001:db8:0:1::${sent.toString(16)}`);
  expect(await statuses(app, 1, '2001:db8:0:1:ffff::1')).toEqual({ 429: 1 });
  expect(await statuses(app, 1, '2001:db8:0:2::1')).toEqual({ 422: 1 });
});

test('a forged X-Forwarded-For is no way around', async () => {
  const { app } = await testApp();
  for (let sent = 0; sent < 300; sent += 1) await statuses(app, 1, '203.0.113.7', `198.51.100.${sent % 250}`);
  expect(await statuses(app, 1, '203.0.113.7', '198.51.100.255')).toEqual({ 429: 1 });
});

test.each([
  ['a number of proxies', 1],
  ['an address', ['10.0.0.1']],
])('behind a trusted proxy (%s), visitors are counted, and cannot forge more', async (_, trustProxy) => {
  const { app } = await testApp({ trustProxy });
  for (let sent = 0; sent < 300; sent += 1) await statuses(app, 1, '10.0.0.1', `192.0.2.${sent % 250}, 203.0.113.7`);
  expect(await statuses(app, 1, '10.0.0.1', '192.0.2.251, 203.0.113.7')).toEqual({ 429: 1 });
  expect(await statuses(app, 1, '10.0.0.1', '203.0.113.8')).toEqual({ 422: 1 });
});

test('each form counts for itself', async () => {
  const { app } = await testApp();
  await statuses(app, 301, '203.0.113.7');
  const answer = await app.inject({ ...wrong, url: '/api/contact-store', remoteAddress: '203.0.113.7' });
  expect(answer.statusCode).toBe(422);
});

test('an IPv4 address is the same one when the system writes it as IPv6', async () => {
  const { app } = await testApp();
  await statuses(app, 300, '::ffff:203.0.113.7');
  expect(await statuses(app, 1, '203.0.113.7')).toEqual({ 429: 1 });
  expect(await statuses(app, 1, '::ffff:203.0.113.8')).toEqual({ 422: 1 });
});

test('many addresses together have a limit too, which one that exceeds its own does not use up', async () => {
  const { app } = await testApp({ logLevel: 'warn' });
  const addresses = allSubmissionsPerWindow / 300;
  for (let last = 0; last < addresses; last += 1) await statuses(app, last === 0 ? 350 : 300, `203.0.113.${last}`);
  const answer = await app.inject({ ...post(), remoteAddress: '198.51.100.1' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().detail).toContain('Please try again');
  expect((await app.inject({ url: '/api/country-list', remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
}, 30_000);

test('without quotas nothing is counted', async () => {
  const { app } = await testApp({ quotas: false });
  expect(await statuses(app, 310, '203.0.113.7')).toEqual({ 422: 310 });
});

async function statuses(app: FastifyInstance, times: number, remoteAddress: string, forwarded?: string) {
  const counts: Record<number, number> = {};
  const headers = { ...wrong.headers, ...(forwarded && { 'x-forwarded-for': forwarded }) };
  for (let sent = 0; sent < times; sent += 1) {
    const { statusCode } = await app.inject({ ...wrong, headers, remoteAddress });
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}
