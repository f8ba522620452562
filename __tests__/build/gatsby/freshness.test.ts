import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { buildMark, isBuilt, markBuilt } from '../../../scripts/lib/freshness';
import { filesIn } from '../../../src/build/precompress';

/** In seconds since 1970. */
const before = 1_700_000_000;
const build = before + 100;
const after = build + 100;

const settings = { ...process.env };

afterEach(() => {
  process.env = { ...settings };
});

test('A site that was built after every change is fresh', () => {
  expect(isBuilt(builtSite())).toBe(true);
});

test('A site that was never built is not', () => {
  const root = builtSite();
  rmSync(path.join(root, buildMark));
  expect(isBuilt(root)).toBe(false);
});

test.each([
  'data/products/crm.json',
  'src/pages/index.tsx',
  'static/favicon.svg',
  'gatsby-config.ts',
  '.babelrc.json',
  'package.json',
  'package-lock.json',
  'scripts/post-build.ts',
  'api/src/http/content-policy.ts',
  'api/src/site/cache-control.ts',
])('A change in %s makes it old', (file) => {
  const root = builtSite();
  utimesSync(path.join(root, file), after, after);
  expect(isBuilt(root)).toBe(false);
});

test('A site that was built for another address is not the right one', () => {
  const root = builtSite();
  process.env.SITE_URL = 'https://kantha.example';
  expect(isBuilt(root)).toBe(false);
});

test('Deleting a product makes it old', () => {
  const root = builtSite();
  rmSync(path.join(root, 'data/products/crm.json'));
  expect(isBuilt(root)).toBe(false);
});

test('The types that the build itself writes do not', () => {
  const root = builtSite();
  const types = path.join(root, 'src/gatsby-types.d.ts');
  writeFiles(root, { 'src/gatsby-types.d.ts': '' });
  utimesSync(types, after, after);
  utimesSync(path.join(root, 'src'), after, after);
  expect(isBuilt(root)).toBe(true);
});

/** The files that count, all older than the build. */
function builtSite(): string {
  const root = temporaryFolder();
  const files = [
    'data/products/crm.json',
    'src/pages/index.tsx',
    'static/favicon.svg',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    '.babelrc.json',
    'package.json',
    'package-lock.json',
    'scripts/post-build.ts',
    'api/src/http/content-policy.ts',
    'api/src/site/cache-control.ts',
  ];
  writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])));
  mkdirSync(path.join(root, 'public'));
  markBuilt(root);
  const folders = ['data/products', 'data', 'src/pages', 'src', 'static', 'scripts', 'api/src/http', 'api/src/site'];
  for (const name of [...filesIn(root), ...folders.map((folder) => path.join(root, folder))])
    utimesSync(name, before, before);
  utimesSync(path.join(root, buildMark), build, build);
  return root;
}
