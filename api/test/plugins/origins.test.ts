import { testApp } from '../support/app';
import { booking, post } from '../support/multipart';

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
];

describe('a POST', () => {
  test.each([...welcome, `http://${host}`, `https://${host}`, undefined])('from %s is stored', async (origin) => {
    const { app, store } = await testApp();
    const answer = await app.inject(post(booking(), { host, ...(origin && { origin }) }));
    expect(answer.statusCode).toBe(201);
    expect(await store.count({})).toBe(1);
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

describe.each(['GET', 'HEAD', 'POST', 'OPTIONS'] as const)('an answer to %s', (method) => {
  test.each(welcome)('may be read by %s', async (origin) => {
    const { headers } = await ask(origin);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toMatch(/Origin/);
  });

  test.each(foreign)('may not be read by %s', async (origin) => {
    const { headers } = await ask(origin);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toMatch(/Origin/);
  });

  async function ask(origin: string) {
    const { app } = await testApp();
    if (method === 'POST') return app.inject(post(booking(), { origin }));
    const headers = { origin, 'access-control-request-method': 'POST' };
    return app.inject({ method, url: method === 'OPTIONS' ? post().url : '/api/country-list', headers });
  }
});

test('a preflight allows two headers, three methods, and is remembered', async () => {
  const { app } = await testApp();
  const answer = await app.inject({
    method: 'OPTIONS',
    url: post().url,
    headers: {
      origin: 'https://preview.kantha.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, idempotency-key',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-max-age': '7200',
  });
});
