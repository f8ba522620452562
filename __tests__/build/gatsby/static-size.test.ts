import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { sizeOfStatic } from '../../../src/build/resolvers';

test.each([
  [653_267, '0.7 MB'],
  [1_449_000, '1.4 MB'],
  [9_000, '0.1 MB'],
])('A download of %i bytes is announced as %s', (bytes, words) => {
  const root = temporaryFolder();
  writeFiles(root, { 'static/files/some.pdf': ' '.repeat(bytes) });
  expect(sizeOfStatic(root, '/files/some.pdf')).toBe(words);
});
