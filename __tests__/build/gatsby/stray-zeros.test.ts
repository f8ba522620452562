import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { changePages } from '../../../src/build/change-pages';

test('zero bytes in the middle of a word are taken out of a page, and nothing else', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'a/index.html': '<p>the page\0\0’s address</p>', 'b.html': '<p>কাঁথা</p>' });
  await changePages(folder, []);
  expect(readFileSync(path.join(folder, 'a/index.html'), 'utf8')).toBe('<p>the page’s address</p>');
  expect(readFileSync(path.join(folder, 'b.html'), 'utf8')).toBe('<p>কাঁথা</p>');
});
