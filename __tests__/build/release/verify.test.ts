import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { faultsOf } from '../../../scripts/release/verify';
import { changePages } from '../../../src/build/change-pages';
import { type InlineBlocks, inlineBlocks, writeContentPolicy } from '../../../src/build/content-policy';
import { nameIntegrity } from '../../../src/build/integrity';
import { nameBuild, placePageData } from '../../../src/build/page-data';

const pages = ['/', '/products', '/404'];

let folder = '';
beforeEach(async () => {
  folder = await site();
});

test('a whole site has no faults', () => {
  expect(faultsOf(folder, pages)).toEqual([]);
});

test.each([
  ['a page that the content asks for', () => remove('products'), '/products is missing'],
  ['the policy', () => remove('csp.json'), '/csp.json is missing'],
  ['what only servers read', () => remove('_headers'), '/_headers is missing'],
  ['a picture', () => remove('static/a.webp'), 'index.html: it leads to /static/a.webp, which is missing'],
  ['a picture for another width', () => remove('static/b.webp'), 'it leads to /static/b.webp, which is missing'],
  ['a page that a link leads to', () => remove('products'), 'index.html: it leads to /products, which is missing'],
  ['the data of a page', () => remove('builds'), 'index.html: its scripts will not find /builds/'],
])('what is missing is named: %s', (_what, damage, fault) => {
  damage();
  expect(faultsOf(folder, pages).join('\n')).toContain(fault);
});

test.each([
  [
    'an inline style that the policy lacks',
    () => writeFiles(folder, { 'csp.json': '{}' }),
    'the policy lacks styleHashes of it',
  ],
  ['a script with other contents', () => writeFiles(folder, { 'app-1234567.js': 'stop()' }), 'is not the script that'],
  [
    'a compressed copy of something else',
    () => writeFileSync(path.join(folder, 'app-1234567.js.gz'), gzipSync('stop()')),
    'is no copy of its file',
  ],
  [
    'a compressed copy of no file',
    () => writeFileSync(path.join(folder, 'gone.js.gz'), gzipSync('stop()')),
    'is no copy of its file',
  ],
  [
    'a symbolic link, which would show what it leads to',
    () => symlinkSync('/etc/hostname', path.join(folder, 'static/name.txt')),
    'static/name.txt is a symbolic link',
  ],
])('what does not fit together is named: %s', (_what, damage, fault) => {
  damage();
  expect(faultsOf(folder, pages).join('\n')).toContain(fault);
});

function remove(name: string): void {
  rmSync(path.join(folder, name), { recursive: true });
}

async function site(): Promise<string> {
  const folder = temporaryFolder();
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><style>p{}</style></head><body>${body}</body></html>`;
  const picture = '<img src="/static/a.webp" srcset="/static/a.webp 1x, /static/b.webp 2x">';
  writeFiles(folder, {
    'index.html': page(
      `${picture}<a href="/products?from=home#top">Products</a><script src="/app-1234567.js"></script>`,
    ),
    'products/index.html': page('<a href="https://other.example/gone">Elsewhere</a>'),
    '404.html': page(''),
    'app-1234567.js': 'run()',
    'static/a.webp': 'A',
    'static/b.webp': 'B',
    'page-data/app-data.json': {},
    ...Object.fromEntries(['index', 'products', '404.html'].map((name) => [`page-data/${name}/page-data.json`, {}])),
    _headers: '',
  });
  const blocks = new Map<string, InlineBlocks>();
  const changes = [nameBuild(placePageData(folder)), nameIntegrity(folder)];
  await changePages(folder, changes, (file, html) => blocks.set(file, inlineBlocks(html, file)));
  writeContentPolicy(folder, blocks);
  writeFileSync(path.join(folder, 'app-1234567.js.gz'), gzipSync('run()'));
  return folder;
}
