import { cpSync, existsSync, lstatSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { copyCheckout } from '../../../scripts/lib/copy-of-checkout';
import { takeLock } from '../../../scripts/release/lock';
import { release } from '../../../scripts/release/release';

const checkout = process.cwd();
afterEach(() => process.chdir(checkout));

test('content with problems is not released, and the report of the check says why', async () => {
  process.chdir(smallCheckout());
  await expect(release('releases')).rejects.toThrow(
    /The content has \d+ problems?:.*data\/site\.json.*Nothing was released/s,
  );
  expect(existsSync('releases/current')).toBe(false);
});

test('of two releases at once the second is refused with a sentence', async () => {
  process.chdir(smallCheckout());
  const lock = takeLock('releases', '.lock-of-build');
  await expect(release('releases')).rejects.toThrow('Another release is being made just now: wait until it is over.');
  lock?.free();
});

describe('Content that is sound, of which the build', () => {
  let root = '';
  // By its full path, so that a test whose time is over writes nothing into the checkout itself.
  const build = (script: string) => writeFileSync(path.join(root, 'build.cjs'), script);
  beforeEach(() => {
    root = checkoutThatBuilds();
    process.chdir(root);
  });

  test('fails, is not released', async () => {
    build('process.exit(1)');
    await expect(release('releases')).rejects.toThrow('Nothing was released, because the build failed');
    expect(existsSync('releases/current')).toBe(false);
  });

  test('leaves something out, is not released, and the faults are named', async () => {
    build("require('fs').mkdirSync('public', { recursive: true })");
    await expect(release('releases')).rejects.toThrow(/404\.html is missing.*the build is not whole/s);
    expect(existsSync('releases/current')).toBe(false);
  });

  test('was broken off, is built anew from nothing', async () => {
    build("require('fs').mkdirSync('.cache', { recursive: true }); process.exit(1)");
    await expect(release('releases')).rejects.toThrow('the build failed');
    build("process.exit(require('fs').existsSync('.cache') ? 1 : 0)");
    await expect(release('releases')).rejects.toThrow('the build is not whole');
  });
});

test('the copy that is built follows the checkout, without secrets and what machines made', () => {
  const root = smallCheckout();
  process.chdir(root);
  copyCheckout('releases/.workshop');
  const before = statSync('releases/.workshop/src/same.ts');
  rmSync('src/gone.ts');
  writeFileSync('src/changed.ts', 'Later');
  rmSync('src/pages', { recursive: true });
  writeFiles('.', { 'src/pages': 'No folder any more' });
  copyCheckout('releases/.workshop');
  const copy = (name: string) => path.join(root, 'releases/.workshop', name);
  expect(['src/gone.ts', '.env', 'var', 'public', 'releases'].filter((name) => existsSync(copy(name)))).toEqual([]);
  expect(readFileSync(copy('src/pages'), 'utf8')).toBe('No folder any more');
  expect(readFileSync(copy('data/public/var'), 'utf8')).toBe('Words');
  expect(readFileSync(copy('src/changed.ts'), 'utf8')).toBe('Later');
  expect(statSync(copy('src/same.ts')).ctimeMs).toBe(before.ctimeMs);
  expect(readFileSync(copy('node_modules/a/index.js'), 'utf8')).toBe('A');
  expect(readFileSync(copy('api/node_modules/b/index.js'), 'utf8')).toBe('B');
});

test('a symbolic link among the content publishes nothing of this machine, and stops the release', async () => {
  const root = smallCheckout();
  process.chdir(root);
  writeFiles(root, { 'static/files/a.txt': '' });
  symlinkSync('../../.env', 'static/files/settings.txt');
  symlinkSync('../../var', 'static/files/leads');
  symlinkSync('..', 'static/up');
  symlinkSync('nobody@host.1234', 'data/.#site.json');
  await expect(release('releases')).rejects.toThrow(
    /static\/files\/leads\n {2}The file is a symbolic link.*files\/settings\.txt\n {2}The file is a symb.*static\/up\n {2}The file is a symb/s,
  );
  await expect(release('releases')).rejects.not.toThrow(/\.#site/);
  const copied = lstatSync('releases/.workshop/static/files/settings.txt');
  expect(copied.isSymbolicLink()).toBe(true);
});

/** The real content beside a build that a test decides about. */
function checkoutThatBuilds(): string {
  const root = temporaryFolder();
  for (const name of ['data', 'src', 'static']) cpSync(name, path.join(root, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  writeFiles(root, { 'package.json': { scripts: { build: 'node build.cjs' } } });
  return root;
}

function smallCheckout(): string {
  const root = temporaryFolder();
  writeFiles(root, {
    'data/site.json': '{}',
    'src/pages/index.tsx': '',
    'src/same.ts': 'Same',
    'src/gone.ts': 'Gone',
    'src/changed.ts': 'Sooner',
    'node_modules/a/index.js': 'A',
    'api/node_modules/b/index.js': 'B',
    '.env': 'SMTP_URL=',
    'var/leads.db': '',
    'public/index.html': '',
    'data/public/var': 'Words',
  });
  return root;
}
