import type { InjectOptions } from 'fastify';
import { writeFiles } from '../../../../kit/folders';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { testApp } from '../../support/app';
import { booking, post } from '../../support/multipart';

const host = 'localhost';
const welcome = ['https://www.kantha.example', 'https://preview.kantha.example'];
const foreign = [
  'https://evil.example',
  'null',
  'http://www.kantha.example',
  'https://www.kantha.example.evil.example',
  'https://kantha.example',
  'https://www.kantha.example:8443',
  'nonsense',
  `http://${host}:8443`,
];

describe('a POST', () => {
  test.each([...welcome, `http://${host}`, `https://${host}`, undefined])('from %s is stored', async (origin) => {
    const { app, store } = await testApp();
    const answer = await app.inject(post(booking(), { host, ...(origin && { origin }) }));
    expect(answer.statusCode).toBe(201);
    expect(await store.count({})).toBe(1);
  });

  test('to our host in capitals, as a person typed it, is stored', async () => {
    const { app } = await testApp();
    const headers = { host: 'LocalHost:8000', origin: 'http://localhost:8000' };
    expect((await app.inject(post(booking(), headers))).statusCode).toBe(201);
  });

  test.each(foreign)('from %s is refused and stores nothing', async (origin) => {
    const { app, store } = await testApp();
    const answer = await app.inject(post(booking(), { host, origin }));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(await store.count({})).toBe(0);
  });

  test('is not let in by a forged X-Forwarded-Host', async () => {
    const { app } = await testApp();
    const forged = { host, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await app.inject(post(booking(), forged))).statusCode).toBe(403);
  });
});

const list = '/api/country-list';
const preflight = { 'access-control-request-method': 'POST' };

/** Every kind of answer below /api: what a page of another origin may not read looks like a failed network to it. */
const answers: [status: number, what: string, request: InjectOptions & { url: string }][] = [
  [200, 'GET of a list', { url: list }],
  [200, 'HEAD of a list', { method: 'HEAD', url: list }],
  [200, 'an address with its host', { url: `http://localhost${list}` }],
  [201, 'POST of a form', post()],
  [204, 'OPTIONS of a form', { method: 'OPTIONS', url: post().url, headers: preflight }],
  [204, 'OPTIONS of a list', { method: 'OPTIONS', url: list, headers: preflight }],
  [204, 'OPTIONS of another spelling', { method: 'OPTIONS', url: list.replace('c', '%63'), headers: preflight }],
  [304, 'GET of a list that has not changed', { url: list, headers: { 'if-none-match': '*' } }],
  [400, 'GET of an address that cannot be decoded', { url: '/api/%zz' }],
  [400, 'POST to an address that cannot be decoded', { ...post(), url: '/%61pi/%c3' }],
  [400, 'OPTIONS of an address that cannot be decoded', { method: 'OPTIONS', url: '/api/%zz', headers: preflight }],
  [404, 'GET of nothing', { url: '/api/nothing' }],
  [404, 'GET of nothing in another spelling', { url: '/%61pi/nothing' }],
  [404, 'GET of nothing with a query', { url: '/api?x=/' }],
  [404, 'HEAD of nothing', { method: 'HEAD', url: '/api/nothing' }],
  [404, 'POST to nothing', { ...post(), url: '/api/nothing' }],
  [404, 'OPTIONS of nothing', { method: 'OPTIONS', url: '/api/nothing', headers: preflight }],
  [404, 'OPTIONS of the API itself', { method: 'OPTIONS', url: '/api', headers: preflight }],
  [405, 'GET of a form', { url: post().url }],
  [405, 'POST to a list', { ...post(), url: list }],
  [405, 'DELETE of a list', { method: 'DELETE', url: list }],
  [405, 'a method that nobody has', { method: 'PROPFIND', url: list }],
  [415, 'POST of a text', post(booking(), { 'content-type': 'text/plain' })],
  [417, 'GET that expects what nobody can do', { url: list, headers: { expect: 'tea' } }],
  [422, 'POST of a wrong field', post(booking({ email: 'x' }))],
];

describe.each(answers)('%i to %s', (status, _, request) => {
  test('may be read by pages that are welcome', async () => {
    const { app } = await testApp();
    for (const origin of welcome) {
      const { statusCode, headers } = await app.inject(from(origin));
      expect({ origin, status: statusCode, allowed: headers['access-control-allow-origin'] }).toEqual({
        origin,
        status,
        allowed: origin,
      });
      expect(headers['access-control-expose-headers']).toBe('Retry-After, ETag, Link, Allow, X-Request-Id');
      expect(headers['x-request-id']).toBeDefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toMatch(/Origin/);
    }
  });

  test('may not be read by foreign pages, and says that it depends on the origin', async () => {
    const { app } = await testApp();
    const isStopped = request.method === 'POST' && request.url === post().url;
    for (const origin of foreign) {
      const { statusCode, headers } = await app.inject(from(origin));
      expect({ origin, status: statusCode, granted: granted(headers) }).toEqual({
        origin,
        status: isStopped ? 403 : status,
        granted: [],
      });
      expect(headers.vary).toMatch(/Origin/);
    }
    const { headers } = await app.inject(request);
    expect(granted(headers)).toEqual([]);
    expect(headers.vary).toMatch(/Origin/);
  });

  function from(origin: string): InjectOptions {
    return { ...request, headers: { ...request.headers, origin } };
  }
});

test.each([
  [200, 'GET', '/'],
  [404, 'GET', '/nothing'],
  [404, 'GET', '/apiary'],
  [400, 'GET', '/%zz'],
  [405, 'OPTIONS', '/'],
  [405, 'POST', '/api-of-another'],
] as const)('%i to %s %s is of the site, which no other origin may read', async (status, method, url) => {
  const publicDir = temporaryFolder();
  writeFiles(publicDir, { 'index.html': 'Home', '404.html': 'No such page' });
  const { app } = await testApp({ publicDir });
  const { statusCode, headers } = await app.inject({ method, url, headers: { ...preflight, origin: welcome[0] } });
  expect(statusCode).toBe(status);
  expect(granted(headers)).toEqual([]);
});

test.each([
  [post().url, 'POST'],
  [list, 'GET, HEAD'],
  ['/api/health', 'GET, HEAD'],
])('a preflight of %s allows %s and three headers, and is remembered', async (url, methods) => {
  const { app } = await testApp();
  const answer = await app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: 'https://preview.kantha.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, idempotency-key',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    allow: methods,
    'access-control-allow-headers': 'Content-Type, Idempotency-Key, If-None-Match',
    'access-control-allow-methods': methods,
    'access-control-max-age': '7200',
  });
});

/** Names of the headers that let a page of another origin do anything. */
function granted(headers: Record<string, unknown>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'));
}
