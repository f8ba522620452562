import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheControl } from '../../api/src/site/cache-control';
import { temporaryFolder } from '../../kit/temporary-folder';
import { readBuiltPolicy } from '../../scripts/hosting/built-policy';
import { readBuiltRedirects } from '../../scripts/hosting/built-redirects';
import { tooLongForCloudflare } from '../../scripts/hosting/headers-file';
import { nginxInclude } from '../../scripts/hosting/nginx';
import { unpackContent } from '../../scripts/lib/built-content';
import { filesIn } from '../../src/build/files-in';
import { type Backend, startBackend } from '../support/backend';
import { enforced, headersFor } from '../support/headers-file';

const file = readFileSync('public/_headers', 'utf8');
const addresses = filesIn('public')
  .map((name) => `/${path.relative('public', name).split(path.sep).join('/')}`)
  .filter((name) => !/\.(?:br|gz)$|^\/_headers$|^\/_redirects$/.test(name));

/** What both hosts say of a file for which `_headers` names nothing. */
const defaultCache = 'public, max-age=0, must-revalidate';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

test('On a CDN every file is cached as on our own server', () => {
  const wrong = addresses.filter(
    (address) => (headersFor(file, address).get('cache-control') ?? defaultCache) !== cacheControl(address),
  );
  expect(wrong).toEqual([]);
});

test('The build notes of which content its pages were made', () => {
  const folder = temporaryFolder();
  expect(unpackContent('.', folder)).toBe(true);
  expect(readFileSync(path.join(folder, 'site.json'), 'utf8')).toBe(readFileSync('data/site.json', 'utf8'));
});

test('Nothing is uploaded that only the build needs', () => {
  expect(addresses.filter((address) => /(?:chunk-map|webpack\.stats)\.json$|\.map$|^\/~/.test(address))).toEqual([]);
});

const samples = ['/', '/products', '/product/point-of-sales-software', '/privacy', '/no-such-page', '/no/such/page'];

test.each(samples)('On a CDN the page %s has the headers of our own server', async (address) => {
  const answer = await fetch(backend.url + address);
  const { 'content-security-policy': policy = '', ...others } = Object.fromEntries(headersFor(file, address));
  for (const [name, value] of Object.entries(others)) expect([name, answer.headers.get(name)]).toEqual([name, value]);
  expect(Object.keys(others).sort()).toEqual([
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]);
  const theirs = enforced(policy);
  for (const [kind, sources] of Object.entries(enforced(answer.headers.get('content-security-policy') ?? ''))) {
    // One rule is for all pages there, so it allows the styles of all.
    const isOfAll = kind === 'style-src' || kind === 'style-src-elem';
    expect([kind, theirs[kind]]).toEqual([kind, isOfAll ? expect.arrayContaining(sources) : sources]);
  }
});

test.each([
  ['a script', /^\/app-.*\.js$/],
  ['a picture', /^\/static\/.*\.webp$/],
  ['the icons', /^\/icons\.svg$/],
  ['data of a page', /page-data\.json$/],
  ['a document', /^\/files\/.*\.pdf$/],
])('On a CDN %s has the headers of our own server, and a policy at least as strict', async (_name, kind) => {
  const address = addresses.find((name) => kind.test(name)) ?? 'missing';
  const answer = await fetch(backend.url + address);
  const { 'content-security-policy': policy = '', ...others } = Object.fromEntries(headersFor(file, address));
  for (const [name, value] of Object.entries(others)) expect([name, answer.headers.get(name)]).toEqual([name, value]);
  expect(enforced(policy)).toMatchObject({ 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] });
});

test.each([
  ['/jobs', '/join-team'],
  ['/careers', '/career'],
  ['/demo', '/schedule-a-demo'],
  ['/faq', '/faqs'],
  ['/contact-us', '/contact'],
  ['/privacy-policy', '/privacy'],
])('Who guesses %s is led to %s by every host', async (guess, page) => {
  const { status, headers } = await fetch(`${backend.url}${guess}?utm_source=card`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, `${page}?utm_source=card`]);
  expect(readFileSync('public/_redirects', 'utf8')).toContain(`${guess} ${page} 301\n`);
  expect(nginxInclude(readBuiltPolicy('public'), { redirects: readBuiltRedirects('public') })).toContain(
    `location = ${guess} {\n  return 301 ${page}$is_args$args;`,
  );
});

test('Every host reads all of the file: short lines, few rules', () => {
  expect(tooLongForCloudflare(file)).toEqual([]);
  expect(file.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
});

test('Nothing of it allows inline code but by hash', () => {
  expect(file).not.toMatch(/unsafe-inline|unsafe-eval/);
});
