import { sizeOfStatic } from '../../../src/build/static-size';
import { temporaryFolder, writeFiles } from '../../support/folders';

test.each([
  [653_267, '0.7 MB'],
  [1_449_000, '1.4 MB'],
  [9_000, '0.1 MB'],
])('A download of %i bytes is announced as %s', (bytes, words) => {
  const root = temporaryFolder();
  writeFiles(root, { 'static/files/some.pdf': ' '.repeat(bytes) });
  expect(sizeOfStatic(root, '/files/some.pdf')).toBe(words);
});
