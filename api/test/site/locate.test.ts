import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { locate } from '../../src/site/locate';
import { SiteFiles } from '../../src/site/site-files';

/** Raw paths, as a client without manners sends them: `inject` and browsers would tidy them first. */
test.each([
  '/../secret.txt',
  '/products/../../secret.txt',
  '/products/../index.html',
  '/./products',
  '/products/.',
  '/products/./index.html',
  '//products',
  '/products//',
  '/..\\secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/products%00',
  '/%',
  '',
])('%s leads nowhere', async (pathname) => {
  const parent = temporaryFolder();
  writeFiles(parent, { 'secret.txt': 'secret', 'public/index.html': '', 'public/products/index.html': '' });
  expect(await locate(new SiteFiles(path.join(parent, 'public'), 0), pathname)).toEqual({ kind: 'missing' });
});

test.each([
  '//evil.example/',
  '///evil.example/index.html',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5c%5cevil.example/index.html',
  '/products/..//evil.example/',
  '/%0d%0aLocation:%20evil.example/',
  'http://evil.example/products/',
])('%s is sent on to nobody, even if there were such a page', async (pathname) => {
  const files = new SiteFiles('/', 0);
  files.has = async () => true;
  const found = await locate(files, pathname);
  if (found.kind === 'redirect') expect(found.to).toMatch(/^\/[^/\\]*$/);
});

test.each([
  ['/Products', '/products'],
  ['/PRODUCTS/', '/products'],
  ['/Products/index.html', '/products'],
  ['/products/', '/products'],
  ['/INDEX.html', undefined],
  ['/Product', undefined],
  ['/Logo.svg', undefined],
])('%s, as people type and print it, leads to %s', async (pathname, to) => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': '', 'logo.svg': '', 'products/index.html': '' });
  expect(await locate(new SiteFiles(folder, 0), pathname)).toEqual(to ? { kind: 'redirect', to } : { kind: 'missing' });
});
