import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizeOfStatic } from '../../../src/build/static-size';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'static-size-'));
  mkdirSync(path.join(root, 'static/files'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [653_267, '0.7 MB'],
  [1_449_000, '1.4 MB'],
  [9_000, '0.1 MB'],
])('A download of %i bytes is announced as %s', (bytes, words) => {
  writeFileSync(path.join(root, 'static/files/some.pdf'), Buffer.alloc(bytes));
  expect(sizeOfStatic(root, '/files/some.pdf')).toBe(words);
});
