import { request } from 'node:http';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { testApp } from '../support/app';

const lines = [
  '/product/old /product/new 301',
  '/product/lost /products 301',
  '/evil //evil.example 301',
  '/products / 301',
];

describe('A page that is gone', () => {
  test.each(['GET', 'HEAD'] as const)('leads on for ever, for %s', async (method) => {
    const answer = await (await site()).inject({ method, url: '/product/old' });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/product/new');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.body).toBe('');
  });

  test.each([
    ['/product/old?utm_source=mail&to=//evil.example', '/product/new?utm_source=mail&to=//evil.example'],
    ['/product/old/', '/product/new'],
    ['/product/old/index.html?a=1', '/product/new?a=1'],
    ['/product/lost', '/products'],
    ['/Product/OLD?a=B', '/product/new?a=B'],
  ])('keeps the query, and has one place for all its spellings: %s', async (url, location) => {
    expect((await (await site()).inject(url)).headers.location).toBe(location);
  });

  test('hides no page that is there', async () => {
    expect((await (await site()).inject('/products')).statusCode).toBe(200);
  });

  test.each([
    '/evil',
    '/evil/',
    '//product/old',
    '/product/old//evil.example',
    '/product/%6fld%2f',
    '/_redirects',
    '/product//old',
  ])('leads to no other site: %s', async (url) => {
    const { port } = await listening();
    const { statusCode, location } = await raw(port, url);
    expect({ statusCode, location }).toEqual({ statusCode: 404, location: undefined });
  });
});

describe('An address that cannot be read', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  test.each(['/%zz', '/product/%', '/%E0%A4%A'])('is a page that is missing, to a browser: %s', async (url) => {
    const answer = await (await site()).inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.body).toBe('Missing');
  });

  test.each([
    ['a program', { url: '/%zz' }],
    ['whoever asks the API', { url: '/api/%zz', headers: { accept } }],
  ])('is a problem to %s', async (_, asked) => {
    const answer = await (await site()).inject(asked);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

async function site() {
  return (await built()).app;
}

async function listening() {
  const { app } = await built();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: Number(new URL(address).port) };
}

function built() {
  const publicDir = path.join(temporaryFolder(), 'public');
  writeFiles(publicDir, {
    'index.html': 'Home',
    '404.html': 'Missing',
    'csp.json': {},
    _headers: '',
    _redirects: `${lines.join('\n')}\n`,
    'products/index.html': 'Products',
    'product/new/index.html': 'New',
  });
  return testApp({ publicDir });
}

/** Without a client that would tidy the address. */
function raw(port: number, path: string): Promise<{ statusCode: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      resolve({ statusCode: answer.statusCode, location: answer.headers.location });
    });
    asked.on('error', reject).end();
  });
}
