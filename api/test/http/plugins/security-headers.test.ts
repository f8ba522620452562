import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { writeFiles } from '../../../../kit/folders';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { limits } from '../../../src/quotas/limits';
import { testApp } from '../../support/app';
import { booking, browserHeaders, post } from '../../support/multipart';

/** Reliability X3: every status, from the site and from the API. */
const cases: [status: number, what: string, request: InjectOptions & { url: string }][] = [
  [200, 'a page', { url: '/' }],
  [200, 'a list', { url: '/api/country-list' }],
  [201, 'a stored lead', post()],
  [204, 'a preflight', { url: '/api/health', method: 'OPTIONS', headers: { origin: 'https://www.kantha.example' } }],
  [301, 'another spelling', { url: '/products/' }],
  [303, 'a native post', post(booking({ fax_number: '' }), browserHeaders)],
  [400, 'a key of two words', post(booking(), { 'idempotency-key': 'a b' })],
  [400, 'an unreadable address', { url: '/%zz' }],
  [403, 'a foreign form', post(booking(), { origin: 'https://evil.example' })],
  [400, 'an unreadable address of the API', { url: '/api/%zz' }],
  [404, 'no page', { url: '/nothing' }],
  [404, 'no call', { url: '/api/nothing' }],
  [404, 'a preflight of no call', { url: '/api/nothing', method: 'OPTIONS' }],
  [405, 'a preflight of a page', { url: '/products', method: 'OPTIONS' }],
  [405, 'a wrong method', { url: '/api/health', method: 'DELETE' }],
  [413, 'a big body', post(booking({ comment: 'x'.repeat(300_000) }))],
  [415, 'a wrong type', post(booking(), { 'content-type': 'text/plain' })],
  [417, 'an expectation', { url: '/', headers: { expect: 'tea' } }],
  [422, 'a wrong field', post(booking({ email: 'x' }))],
  [422, 'a wrong field in a native post', post(booking({ email: 'x' }), browserHeaders)],
];

test.each(cases)('%i (%s) carries every security header', async (status, _, request) => {
  const { app } = await testApp({ publicDir: publicFolder() });
  expectHeaders(await app.inject(request), status);
});

test('304 carries every security header', async () => {
  const { app } = await testApp({ publicDir: publicFolder() });
  for (const url of ['/', '/api/country-list']) {
    const { etag } = (await app.inject(url)).headers;
    expectHeaders(await app.inject({ url, headers: { 'if-none-match': String(etag) } }), 304);
  }
});

test('429 carries every security header', async () => {
  jest.replaceProperty(limits, 'posts', { most: 1, per: 600_000 });
  const { app } = await testApp();
  await app.inject(post());
  expectHeaders(await app.inject(post()), 429);
  jest.restoreAllMocks();
});

test('503 carries every security header', async () => {
  const { app, store } = await testApp();
  await store.close();
  expectHeaders(await app.inject('/api/health'), 503);
  expectHeaders(await app.inject(post()), 503);
});

test('503 of a server that is late carries every security header', async () => {
  const { app } = await testApp({ logLevel: 'silent' }, undefined, { isLate: () => true });
  for (const request of ['/api/ready', '/api/country-list', post()]) expectHeaders(await app.inject(request), 503);
});

test('500 carries every security header', async () => {
  const { store } = await testApp();
  const broken: StaffStore = { ...store, save: async () => JSON.parse('null'), close: async () => {} };
  const { app } = await testApp({}, broken);
  expectHeaders(await app.inject(post()), 500);
});

test('no answer to a POST may be kept by a cache', async () => {
  const { app } = await testApp();
  for (const request of cases.map(([, , sent]) => sent).filter(({ method }) => method === 'POST')) {
    expect((await app.inject(request)).headers['cache-control']).toBe('no-store');
  }
});

test('pages get a policy with the hashes of the build, and nothing unsafe', async () => {
  const publicDir = publicFolder();
  const styleHashes = ['sha256-def=', 'sha256-ghi='];
  const stylesOfPages = { '/index.html': [0], '/404.html': [1] };
  writeFiles(publicDir, { 'csp.json': { scriptHashes: ['sha256-abc='], styleHashes, stylesOfPages } });
  const { app } = await testApp({ publicDir });
  for (const [url, style] of [
    ['/', 'def'],
    ['/nothing', 'ghi'],
  ] as const) {
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain(`style-src 'self' 'sha256-${style}=';`);
    expect(policy).not.toMatch(/unsafe/);
  }
});

test('a damaged file of hashes closes the policy instead of opening it', async () => {
  const publicDir = publicFolder();
  writeFiles(publicDir, { 'csp.json': '{"scriptHashes": "unsafe-inline' });
  const { app } = await testApp({ publicDir });
  expect((await app.inject('/')).headers['content-security-policy']).toContain("script-src 'self';");
});

function expectHeaders({ statusCode, headers }: LightMyRequestResponse, status: number): void {
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}

function publicFolder(): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': 'Home', '404.html': 'No such page', 'products/index.html': 'Products' });
  return folder;
}
