import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { Releases } from '../../src/release/releases';
import { testApp } from '../support/app';
import { dataFolder } from '../support/folders';

const [first, second] = ['20261126T100000.000Z-aaaaaaaa', '20261126T110000.000Z-bbbbbbbb'];

test('page, policy and lists turn over together when the link does, and the server goes on', async () => {
  const { app, releasesDir } = await released();
  expect(await seen(app)).toEqual({ page: 'First', policy: expect.stringContaining('sha256-first'), product: 'First' });
  lead(releasesDir, second);
  expect(await seen(app)).toEqual({
    page: 'Second',
    policy: expect.stringContaining('sha256-second'),
    product: 'Second',
  });
  lead(releasesDir, first);
  expect(await seen(app)).toMatchObject({ page: 'First', product: 'First' });
});

test('what is never released is served from public and data', async () => {
  const { app } = await plain();
  expect(await seen(app)).toMatchObject({ page: 'Plain', product: 'Plain' });
});

test('the first release is served as soon as it is there', async () => {
  const { app, releasesDir } = await plain();
  release(releasesDir, first, 'First');
  lead(releasesDir, first);
  expect(await seen(app)).toMatchObject({ page: 'First', product: 'First' });
});

test('a link that leads nowhere changes nothing, and the log says so once', async () => {
  const { app, releasesDir, log } = await released();
  await seen(app);
  lead(releasesDir, 'gone');
  expect(await seen(app)).toMatchObject({ page: 'First', product: 'First' });
  expect(log.filter((line) => line.includes('leads to no release'))).toHaveLength(1);
  lead(releasesDir, second);
  expect(await seen(app)).toMatchObject({ page: 'Second', product: 'Second' });
});

test('a page of an earlier release finds its scripts, styles and data, and nothing else of it', async () => {
  const { app, releasesDir } = await released();
  const files = ['/c-1234567.js', '/builds/0123456789abcdef/page-data/index/page-data.json', '/old/index.html'];
  writeFiles(path.join(releasesDir, 'earlier'), Object.fromEntries(files.map((file) => [file.slice(1), 'Old'])));
  const answers = await Promise.all(files.map((url) => app.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  expect(answers[1]?.headers['cache-control']).toContain('immutable');
});

test('a file that both have is that of the release of now', async () => {
  const { app, releasesDir } = await released();
  writeFiles(path.join(releasesDir, 'earlier'), { 'c-1234567.js': 'Old' });
  writeFiles(path.join(releasesDir, first, 'public'), { 'c-1234567.js': 'New' });
  expect((await app.inject('/c-1234567.js')).body).toBe('New');
});

test('a request that began before goes on with what it began with, also what it had not yet looked at', async () => {
  const { releasesDir, config } = await released();
  const releases = new Releases(config, { error: jest.fn(), warn: jest.fn(), info: jest.fn() }, 0);
  const begun = await releases.now();
  lead(releasesDir, second);
  expect((await releases.now()).name).toBe(second);
  expect((await begun.pagePolicy())('/index.html')).toContain('sha256-first');
  expect((await begun.lists.get('products'))?.body).toContain('First');
  expect(begun.files.folder).toBe(path.join(releasesDir, first, 'public'));
});

async function released() {
  const releasesDir = temporaryFolder();
  release(releasesDir, first, 'First');
  release(releasesDir, second, 'Second');
  lead(releasesDir, first);
  return { releasesDir, ...(await testApp({ releasesDir })) };
}

async function plain() {
  const releasesDir = path.join(temporaryFolder(), 'releases');
  const root = temporaryFolder();
  release(root, '', 'Plain');
  const folders = { publicDir: path.join(root, 'public'), dataDir: path.join(root, 'data') };
  return { releasesDir, ...(await testApp({ releasesDir, ...folders })) };
}

function release(folder: string, name: string, words: string): void {
  renameSync(dataFolder(), path.join(mkdir(path.join(folder, name)), 'data'));
  rmSync(path.join(folder, name, 'data/products/school.json'));
  writeFiles(path.join(folder, name), {
    'data/products/clinic.json': { id: 9, title: words },
    'public/index.html': words,
    'public/404.html': 'There is no such page',
    'public/csp.json': { scriptHashes: [`sha256-${words.toLowerCase()}`] },
  });
}

function mkdir(folder: string): string {
  writeFiles(folder, { 'release.json': {} });
  return folder;
}

/** Leads visitors to a release, as the command does. */
function lead(releasesDir: string, name: string): void {
  symlinkSync(name, path.join(releasesDir, '.current'));
  renameSync(path.join(releasesDir, '.current'), path.join(releasesDir, 'current'));
}

async function seen(app: Awaited<ReturnType<typeof testApp>>['app']) {
  const page = await app.inject('/');
  const product = /"(First|Second|Plain)"/.exec((await app.inject('/api/products-list')).body)?.[1];
  return { page: page.body, policy: page.headers['content-security-policy'], product };
}
