import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { SiteFiles } from '../../src/site/site-files';

/** In milliseconds. */
const maxAge = 1000;

test('what a new build adds or takes away shows when the last look is old, and not before', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const folder = temporaryFolder();
  writeFiles(folder, { 'old.html': '' });
  const files = new SiteFiles(folder, maxAge);
  expect([await files.has('/old.html'), await files.has('/new.html')]).toEqual([true, false]);
  now.mockReturnValue(maxAge - 1);
  rmSync(path.join(folder, 'old.html'));
  writeFiles(folder, { 'new.html': '' });
  expect([await files.has('/old.html'), await files.has('/new.html')]).toEqual([true, false]);
  now.mockReturnValue(maxAge);
  expect([await files.has('/old.html'), await files.has('/new.html')]).toEqual([false, true]);
  now.mockRestore();
});

test('a folder is no file', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'products/index.html': '' });
  expect(await new SiteFiles(folder, maxAge).has('/products')).toBe(false);
});
