import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { receiptInAddress } from '../../../src/contract/receipt';
import { testApp } from '../support/app';

const hash = '0123456789abcdef0123';

describe('a site that is not built, or was lost,', () => {
  const health = async (app: FastifyInstance) => (await app.inject('/api/health')).json();

  test('is said by the log and the health, and visitors read how to reach us', async () => {
    const { app, log } = await testApp({ publicDir: temporaryFolder() });
    expect(await health(app)).toMatchObject({ status: 'ok', site: 'missing' });
    const answer = await app.inject('/contact');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toContain('href="tel:');
    expect(answer.body).not.toContain('npm run');
    expect(log.join('')).toContain('npm run build');
  });

  test('is said when it goes while the server runs, and when it is back', async () => {
    const folder = builtSite();
    const { app, log } = await testApp({ publicDir: folder });
    expect(await health(app)).toMatchObject({ site: 'ok' });
    renameSync(folder, `${folder}-moved`);
    expect(await health(app)).toMatchObject({ site: 'missing' });
    expect((await app.inject('/products')).statusCode).toBe(503);
    expect(log.join('')).toContain('npm run build');
    renameSync(`${folder}-moved`, folder);
    expect((await app.inject('/products')).statusCode).toBe(200);
    expect(await health(app)).toMatchObject({ site: 'ok' });
    expect(log.join('')).toContain('the site is there');
  });

  test('is not whole when only its first page has arrived', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'index.html': 'Home' });
    const { app } = await testApp({ publicDir: folder });
    expect(await health(app)).toMatchObject({ site: 'missing' });
  });

  test('is no concern of a server that has only the API', async () => {
    const { app, log } = await testApp({ publicDir: temporaryFolder(), serveSite: false });
    expect(await health(app)).toMatchObject({ site: 'elsewhere' });
    expect(log.join('')).not.toContain('npm run build');
  });
});

describe('the built site', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    ({ app } = await testApp({ publicDir: builtSite() }));
  });

  test.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products?industry=retail', 'Products'],
    ['/%70roducts', 'Products'],
    ['/kantha%20profile.pdf', '%PDF'],
    ['/.well-known/security.txt', 'Contact'],
    ['/page-data/products/page-data.json', '{}'],
  ])('%s is there', async (url, body) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(body);
  });

  test.each([
    ['/products/', '/products'],
    ['/products/?a=1&b=%2F', '/products?a=1&b=%2F'],
    ['/products/index.html', '/products'],
    ['/products/index.html?a=1', '/products?a=1'],
    ['/index.html', '/'],
  ])('%s is another spelling of %s', async (url, location) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    '/nothing',
    '/nothing/',
    '/nothing/index.html',
    '/products/nothing',
    '/page-data',
    '/.hidden',
    '/chunk-map.json',
    '/webpack.stats.json',
    '/.git/config',
    '/products/.hidden',
    `/app-${hash}.js.map`,
    '/index.html.br',
    '/csp.json',
    '/404',
    '/404.html',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/products/../../secret.txt',
    '/..%5csecret.txt',
    '/products%2Findex.html',
    '/products/%00',
    '//evil.example/',
    '//products',
    '/products//',
    `/${'a'.repeat(5000)}`,
  ])('%s is 404, with the page for that', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('No such page');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('the page for that is small for browsers that unpack it', async () => {
    const answer = await app.inject({ url: '/nothing-here', headers: { 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([404, 'br', 'BR 404']);
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    [`/app-${hash}.js`, 'application/javascript; charset=utf-8'],
    ['/page-data/products/page-data.json', 'application/json; charset=utf-8'],
    ['/kantha%20profile.pdf', 'application/pdf'],
    ['/static/0123456789abcdef0123456789abcdef/1a2b3/shop.webp', 'image/webp'],
  ])('%s has the type %s', async (url, type) => {
    expect((await app.inject(url)).headers['content-type']).toBe(type);
  });

  test.each([
    `/app-${hash}.js`,
    '/static/0123456789abcdef0123456789abcdef/1a2b3/shop.webp',
    '/static/anek-0123456789abcdef0123456789abcdef.woff2',
  ])('%s may be kept for ever', async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/products', '/page-data/products/page-data.json', '/kantha%20profile.pdf', '/static/plain.css'])(
    '%s is asked for again, and 304 while it stays the same',
    async (url) => {
      const first = await app.inject(url);
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('a page in memory is judged by what the client has of it', async () => {
    const { app: busy } = await testApp({ publicDir: builtSite() }, undefined, { listMaxAge: 60_000 });
    const head = await busy.inject({ method: 'HEAD', url: '/products' });
    const { headers, body } = await busy.inject('/products');
    expect(head.headers['content-length']).toBe(String(body.length));
    for (const [name, value, status] of [
      ['if-none-match', headers.etag, 304],
      ['if-modified-since', headers['last-modified'], 304],
      ['if-match', '"another"', 412],
      ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
    ] as const) {
      const answer = await busy.inject({ url: '/products', headers: { [name]: String(value) } });
      expect([name, answer.statusCode]).toEqual([name, status]);
    }
    expect((await busy.inject('/products')).body).toBe(body);
  });

  test.each([
    ['br, gzip', 'br', 'BR'],
    ['gzip, deflate', 'gzip', 'GZIPPED'],
    ['gzip;q=1.0, br;q=0', 'gzip', 'GZIPPED'],
    ['identity', undefined, 'Home'],
    [undefined, undefined, 'Home'],
  ])('to a browser that takes %s, the page goes as %s', async (accepted, encoding, body) => {
    const answer = await app.inject({
      url: '/',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body).toBe(body);
  });

  test('each encoding has its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        return (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a film may be asked for in pieces', async () => {
    const answer = await app.inject({ url: '/kantha%20profile.pdf', headers: { range: 'bytes=1-3' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PDF');
    const end = await app.inject({ url: '/kantha%20profile.pdf', headers: { range: 'bytes=-99' } });
    expect(end.statusCode).toBe(206);
    expect(end.body).toMatch(/^%PDF/);
  });

  test('a piece behind the end of a film is refused, with the length that it has', async () => {
    const beyond = await app.inject({ url: '/kantha%20profile.pdf', headers: { range: 'bytes=999-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  test('a piece of a film that has changed since is answered with all of it', async () => {
    const headers = { range: 'bytes=1-3', 'if-range': 'W/"another"' };
    const answer = await app.inject({ url: '/kantha%20profile.pdf', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body.length).toBeGreaterThan(3);
  });

  test.each(['bytes=1-3', 'bytes=-99', 'bytes=999-'])(
    'a piece is asked for by GET alone, and %s not by HEAD',
    async (range) => {
      const url = '/kantha%20profile.pdf';
      const [whole, asked] = [await app.inject(url), await app.inject({ method: 'HEAD', url, headers: { range } })];
      expect(asked.statusCode).toBe(200);
      expect(asked.headers['content-length']).toBe(whole.headers['content-length']);
      expect(asked.headers['content-range']).toBeUndefined();
    },
  );

  test('a film that a browser has already, or that is not the one it wants, is not sent again', async () => {
    const url = '/kantha%20profile.pdf';
    const { etag } = (await app.inject(url)).headers;
    const known = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    // Of the body that it does not have, they would be untrue (RFC 9110, 15.4.5).
    expect(known.headers).not.toHaveProperty('content-length');
    expect(known.headers).not.toHaveProperty('content-type');
    const other = await app.inject({ url, headers: { 'if-match': '"another"' } });
    expect(other.statusCode).toBe(412);
    const weak = await app.inject({ url, headers: { range: 'bytes=1-3', 'if-range': etag } });
    expect(weak.statusCode).toBe(200);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('4');
    expect(answer.body).toBe('');
  });

  test('the page that confirms a form names the receipt of its address, and nothing that is none', async () => {
    const of = async (url: string) => (await app.inject(url)).body;
    expect(await of('/thank-you/demo?receipt=KS-0123456789&from=mail')).toBe(
      'Your number is <strong data-receipt>KS-0123456789</strong>.',
    );
    for (const query of ['', '?receipt=', '?receipt=KS-1', '?receipt=<b>', '?receipt=KS-0123456789<b>'])
      expect(await of(`/thank-you/demo${query}`)).toBe(`Your number ${receiptInAddress}.`);
    expect(await of('/products?receipt=KS-0123456789')).toBe('Products');
    const headersOf = async (url: string) => {
      const { headers } = await app.inject(url);
      return [headers['content-security-policy'], headers.vary, headers['content-type']];
    };
    expect(await headersOf('/thank-you/demo?receipt=KS-0123456789')).toEqual(await headersOf('/thank-you/demo'));
    expect((await app.inject('/thank-you/nothing?receipt=KS-0123456789')).statusCode).toBe(404);
  });

  test('whose receipt it names has it alone: no cache keeps it', async () => {
    const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cacheOf('/thank-you/demo?receipt=KS-0123456789')).toBe('private, no-store');
    expect(await cacheOf('/thank-you/demo')).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('it is compressed like other pages for whoever takes %s', async (accepted, encoding, unpack) => {
    const url = '/thank-you/demo?receipt=KS-0123456789';
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe('Your number is <strong data-receipt>KS-0123456789</strong>.');
    const head = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': accepted } });
    expect([head.body, head.headers['content-length']]).toEqual(['', answer.headers['content-length']]);
  });

  test('it is answered once', async () => {
    const { app: own, log } = await testApp({ publicDir: builtSite() });
    // Only behind a real connection a reply that was waited for goes on.
    const url = await own.listen({ port: 0 });
    for (let count = 0; count < 2; count += 1) {
      const answer = await fetch(`${url}/thank-you/demo?receipt=KS-0123456789`);
      expect(await answer.text()).toContain('KS-0123456789');
    }
    await own.close();
    expect(log.join('')).not.toContain('already sent');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s is not for pages', async (method) => {
    const answer = await app.inject({ method, url: '/products' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  const ofTheApi = ['/api', '/api/', '/api/index.html', '/%61pi/x', '/api%2fx', '/API/health', '/Api/products'];
  test.each(ofTheApi)('%s never shows a page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

test('the API alone serves no files', async () => {
  const { app } = await testApp({ publicDir: builtSite(), serveSite: false });
  const answer = await app.inject('/products');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

function builtSite(): string {
  const parent = temporaryFolder();
  const folder = path.join(parent, 'public');
  mkdirSync(folder);
  writeFiles(parent, { 'secret.txt': 'secret' });
  writeFiles(folder, {
    'index.html': 'Home',
    'index.html.br': 'BR',
    'index.html.gz': 'GZIPPED',
    '404.html.br': 'BR 404',
    '404.html': 'No such page',
    '404/index.html': 'No such page',
    'products/index.html': 'Products',
    'thank-you/demo/index.html': `Your number ${receiptInAddress}.`,
    'products/.hidden': 'secret',
    'page-data/products/page-data.json': '{}',
    [`app-${hash}.js`]: 'js',
    [`app-${hash}.js.map`]: 'secret',
    'static/0123456789abcdef0123456789abcdef/1a2b3/shop.webp': 'picture',
    'static/anek-0123456789abcdef0123456789abcdef.woff2': 'font',
    'static/plain.css': 'css',
    'kantha profile.pdf': '%PDF-1.7',
    '.well-known/security.txt': 'Contact: mailto:hello@kantha.example',
    '.hidden': 'secret',
    '.git/config': 'secret',
    'csp.json': {},
    _headers: '/*',
    'chunk-map.json': {},
    'webpack.stats.json': {},
    'api/index.html': 'secret',
  });
  return folder;
}
