import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('the copy that is built follows the checkout, without secrets and what machines made', () => {
  const root = smallCheckout();
  process.chdir(root);
  copyCheckout('releases/.workshop');
  const before = statSync('releases/.workshop/src/same.ts');
  rmSync('src/gone.ts');
  writeFileSync('src/changed.ts', 'Later');
  copyCheckout('releases/.workshop');
  const copy = (name: string) => path.join(root, 'releases/.workshop', name);
  expect(['src/gone.ts', '.env', 'var', 'public', 'releases'].filter((name) => existsSync(copy(name)))).toEqual([]);
  expect(readFileSync(copy('src/changed.ts'), 'utf8')).toBe('Later');
  expect(statSync(copy('src/same.ts')).ctimeMs).toBe(before.ctimeMs);
  expect(readFileSync(copy('node_modules/a/index.js'), 'utf8')).toBe('A');
});

function smallCheckout(): string {
  const root = temporaryFolder();
  writeFiles(root, {
    'data/site.json': '{}',
    'src/pages/index.tsx': '',
    'src/same.ts': 'Same',
    'src/gone.ts': 'Gone',
    'src/changed.ts': 'Sooner',
    'node_modules/a/index.js': 'A',
    '.env': 'SMTP_URL=',
    'var/leads.db': '',
    'public/index.html': '',
  });
  return root;
}
