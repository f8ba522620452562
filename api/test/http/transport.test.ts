import { maxFileBytes } from '../../../src/contract/attachment';
import { rewriteUrl, timeouts } from '../../src/http/transport';
import { testApp } from '../support/app';
import { rawClient } from '../support/raw-client';

/** In bits per second: a phone at the edge of its network (decision 0016). */
const weakNetwork = 150_000;

test('the largest file gets through a weak network before the server gives the request up', () => {
  const seconds = (maxFileBytes * 8) / weakNetwork;
  expect(timeouts.requestTimeout).toBeGreaterThan(seconds * 1000);
});

test('a load balancer that keeps connections open for a minute closes them before the server does', () => {
  expect(timeouts.keepAliveTimeout).toBeGreaterThan(60_000);
});

test.each([
  ['http://kantha.example/api/job-list', '/api/job-list'],
  ['HTTPS://kantha.example?x=/y', '/?x=/y'],
  ['http://kantha.example//evil.example/', '//evil.example/'],
  ['/api/job-list?next=http://a/b', '/api/job-list?next=http://a/b'],
  ['*', '*'],
  ['/api/job-list/', '/api/job-list'],
  ['/api/job-list/?x=/y/', '/api/job-list?x=/y/'],
  ['/products/', '/products/'],
])('a request for %s is one for %s', (url, path) => {
  expect(rewriteUrl({ url })).toBe(path);
});

test('a call with a slash behind its address is answered as without', async () => {
  const { app } = await testApp();
  expect((await app.inject('/api/live/')).json()).toEqual({ status: 'ok' });
  const answer = await app.inject({ method: 'POST', url: '/api/live/' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('an address that is written as for a proxy is answered', async () => {
  const { app } = await testApp({ logLevel: 'silent' });
  const client = await rawClient(app);
  client.send('GET http://kantha.example/api/live HTTP/1.1\r\nHost: kantha.example\r\n\r\n');
  expect(await client.answer).toMatchObject({ status: 200 });
});
