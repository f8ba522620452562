import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app';
import { openStore } from '../../src/store/open';
import { testApp, testConfig } from '../support/app';
import { apply, applying, dataWithJob } from '../support/application';
import { booking, bookingWithout, post } from '../support/multipart';
import { describedCalls, differences } from '../support/openapi';

test('the document has every call that the application answers, and no other', async () => {
  expect(await registeredCalls()).toEqual(describedCalls().sort());
});

test.each(describedCalls().filter((call) => call.startsWith('GET ')))('%s answers as described', async (call) => {
  const { app } = await testApp({ dataDir: dataWithJob() });
  const url = call.slice('GET '.length);
  const answer = await app.inject(url);
  expect([answer.statusCode, differences('GET', url, answer)]).toEqual([200, []]);
});

test('a list that did not change answers as described', async () => {
  const { app } = await testApp();
  const url = '/api/country-list';
  const { etag } = (await app.inject(url)).headers;
  const answer = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect([answer.statusCode, differences('GET', url, answer)]).toEqual([304, []]);
});

test.each(['/api/country-list', '/api/job-list'])('%s that cannot be read answers as described', async (url) => {
  const { app } = await testApp({ dataDir: __filename });
  const answer = await app.inject(url);
  expect([answer.statusCode, differences('GET', url, answer)]).toEqual([503, []]);
});

test('a health check without a database answers as described', async () => {
  const { app, store } = await testApp();
  await store.close();
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, differences('GET', '/api/health', answer)]).toEqual([503, []]);
});

const page = { accept: 'text/html,*/*;q=0.8' };

const posts: [number, string, InjectOptions & { url: string }][] = [
  [201, 'a booking', post()],
  [201, 'an application with its file', apply()],
  [303, 'a booking without a script', post(booking(), page)],
  [400, 'a broken body', { ...post(), payload: 'x' }],
  [400, 'a broken key', post(booking(), { 'idempotency-key': 'x' })],
  [403, 'a booking of another origin', post(booking(), { origin: 'https://elsewhere.example' })],
  [413, 'a booking that is too large', post(booking({ comment: 'x'.repeat(300_000) }))],
  [415, 'a booking as JSON', post(booking(), { 'content-type': 'application/json' })],
  [422, 'a booking without a name', post(bookingWithout('Customer_name'))],
  [422, 'a booking without a name and a script', post(bookingWithout('Customer_name'), page)],
  [422, 'an application without a file', apply({}, applying())],
];

test.each(posts)('%i for %s is as described', async (status, _, request) => {
  const { app } = await testApp({ dataDir: dataWithJob() });
  const answer = await app.inject(request);
  expect([answer.statusCode, differences('POST', request.url, answer)]).toEqual([status, []]);
});

test.each([{}, page])('a booking that cannot be stored answers as described: %j', async (headers) => {
  const { app, store } = await testApp();
  await store.close();
  const answer = await app.inject(post(booking(), headers));
  expect([answer.statusCode, differences('POST', post().url, answer)]).toEqual([503, []]);
});

test('a key that was used for something else, and one post too many, answer as described', async () => {
  const { app } = await testApp();
  const key = { 'idempotency-key': '0b1f5c5e-7d1c-4c1e-9a53-0d1c0f3f4a11' };
  await app.inject(post(booking(), key));
  const reused = await app.inject(post(booking({ comment: 'Another' }), key));
  expect([reused.statusCode, differences('POST', post().url, reused)]).toEqual([422, []]);
  for (let count = 2; count < 300; count += 1) await app.inject({ ...post(), payload: 'x' });
  const late = await app.inject(post());
  expect([late.statusCode, differences('POST', post().url, late)]).toEqual([429, []]);
});

/** HEAD comes with every GET, and OPTIONS are the preflights of browsers: the document says both in words. */
async function registeredCalls(): Promise<string[]> {
  const config = { ...testConfig(), serveSite: false };
  const store = await openStore(config.database);
  const app = buildApp(config, store);
  const calls: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) calls.push(`${each} ${url}`);
  });
  await app.ready();
  await app.close();
  await store.close();
  return calls.filter((call) => !/^(?:HEAD|OPTIONS) /.test(call)).sort();
}
