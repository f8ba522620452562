import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { buildMark, isBuilt, markBuilt, sources } from '../../../scripts/lib/freshness';

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
  'api/src/lists/live-lists.ts',
])('A change in %s makes it old', (file) => {
  const root = builtSite();
  utimesSync(path.join(root, file), after, after);
  expect(isBuilt(root)).toBe(false);
});

test('Whatever the build reads of our own code makes it old', () => {
  const read = new Set<string>();
  const entries = [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    'scripts/post-build.ts',
  ];
  for (const entry of entries) readAll(entry, read);
  expect(read).toContain('api/src/site/cache-control.ts');
  const watched = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...read].filter((file) => !watched(file))).toEqual([]);
});

test('A site that was built for another address is not the right one', () => {
  const root = builtSite();
  process.env.SITE_URL = 'https://kantha.example';
  expect(isBuilt(root)).toBe(false);
});

test.each(['data/products/crm.json', 'api/src/app.ts'])('Deleting %s makes it old', (file) => {
  const root = builtSite();
  rmSync(path.join(root, file));
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

/** A file of ours, and all that it imports. */
function readAll(file: string, read: Set<string>): void {
  if (read.has(file)) return;
  read.add(file);
  const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'), true, true);
  for (const { fileName } of importedFiles.filter((one) => one.fileName.startsWith('.'))) {
    const name = path.normalize(path.join(path.dirname(file), fileName));
    const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => name + end).find((one) => isFile(one));
    if (!found) throw new Error(`There is no ${name}, which ${file} imports`);
    readAll(found, read);
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

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
    'api/src/app.ts',
    'api/src/http/content-policy.ts',
    'api/src/lists/live-lists.ts',
  ];
  writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])));
  mkdirSync(path.join(root, 'public'));
  markBuilt(root);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(root, name), before, before);
  utimesSync(path.join(root, buildMark), build, build);
  return root;
}
