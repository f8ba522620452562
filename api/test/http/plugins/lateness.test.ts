import { testApp } from '../../support/app';
import { booking, browserHeaders, post } from '../../support/multipart';

const late = { isLate: () => true };
const origin = 'https://preview.kantha.example';

test.each([
  ['a form', post(booking(), { origin })],
  ['a list', { url: '/api/country-list', headers: { origin } }],
  ['readiness', { url: '/api/ready', headers: { origin } }],
  ['health', { url: '/api/health', headers: { origin } }],
])(
  'while the loop is late, %s is answered 503, to be sent again, and welcome pages can read it',
  async (_, request) => {
    const { app, store } = await testApp({ logLevel: 'silent' }, undefined, late);
    const { statusCode, headers, body } = await app.inject(request);
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.stringMatching(/too much to do/) });
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '5',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, ETag, Link, Allow, X-Request-Id',
      vary: 'Origin',
    });
    expect(await store.count({})).toBe(0);
  },
);

test('a browser without a script is told so by a page', async () => {
  const { app } = await testApp({ logLevel: 'silent' }, undefined, late);
  const { statusCode, headers, body } = await app.inject(post(booking(), browserHeaders));
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('Your request has not been sent yet');
});

test('the process is alive all the same, and browsers may ask what they may send', async () => {
  const { app } = await testApp({}, undefined, late);
  expect((await app.inject('/api/live')).statusCode).toBe(200);
  expect((await app.inject({ method: 'OPTIONS', url: post().url })).statusCode).toBe(204);
});
