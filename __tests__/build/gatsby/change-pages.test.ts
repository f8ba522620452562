import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { type Change, changePages } from '../../../src/build/change-pages';
import { edited, rootAttribute } from '../../../src/build/html-elements';

const page = '<html lang="en"><head></head><body></body></html>';
const named =
  (name: string): Change =>
  ({ file, elements }) =>
    rootAttribute(elements, name, file);

test('All changes are done to every page, in their order, and each page is handed on as it is now', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': page, 'a/index.html': page, 'a/data.json': page });
  const handed = new Map<string, string>();
  await changePages(folder, [named('one'), named('two')], (file, html) => void handed.set(file, html));
  const both = (file: string) => page.replace('"en"', `"en" one="${file}" two="${file}"`);
  expect(readFileSync(path.join(folder, 'a/index.html'), 'utf8')).toBe(both('a/index.html'));
  expect(handed).toEqual(new Map(['index.html', 'a/index.html'].map((file) => [path.join(folder, file), both(file)])));
});

test('What is done with each page is waited for, and its failure is the build’s', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': page });
  const done: string[] = [];
  await changePages(folder, [], async (file) => {
    await setTimeout(20);
    done.push(path.basename(file));
  });
  expect(done).toEqual(['index.html']);
  await expect(changePages(folder, [], () => Promise.reject(new Error('The disk is full')))).rejects.toThrow('full');
});

test('A page that stays as it is is not written again', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': page });
  const longAgo = new Date('2026-01-01');
  await changePages(folder, [named('one')]);
  utimesSync(path.join(folder, 'index.html'), longAgo, longAgo);
  await changePages(folder, [named('one')]);
  expect(statSync(path.join(folder, 'index.html')).mtime).toEqual(longAgo);
});

test('A page is parsed once for all changes', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': page });
  const seen = new Set<unknown>();
  const look: Change = ({ elements }) => {
    seen.add(elements);
    return [];
  };
  await changePages(folder, [look, look, look]);
  expect(seen.size).toBe(1);
});

test('Edits may touch; of two at one place the first stands first', () => {
  const edits = [
    { from: 3, to: 3, text: 'x' },
    { from: 1, to: 3, text: '' },
    { from: 3, to: 3, text: 'y' },
  ];
  expect(edited('abcd', edits)).toBe('axyd');
});
