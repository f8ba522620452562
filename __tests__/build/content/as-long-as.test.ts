import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { asLongAsUnchanged } from '../../../src/content/files/as-long-as';

const file = 'site.json';
const yesterday = new Date(Date.now() - 86_400_000);

test('A file is read once, and again when its size or its time is another', () => {
  const { folder, read, contentOf } = reader();
  write(folder, 'one', yesterday);
  expect([contentOf(folder, file), contentOf(folder, file), read()]).toEqual([1, 1, 1]);
  write(folder, 'three', yesterday);
  expect(contentOf(folder, file)).toBe(2);
  write(folder, 'seven', new Date(yesterday.getTime() + 1000));
  expect(contentOf(folder, file)).toBe(3);
});

test('A copy that kept its time is not read again', () => {
  const { folder, read, contentOf } = reader();
  const copy = temporaryFolder();
  for (const place of [folder, copy]) write(place, 'one', yesterday);
  expect([contentOf(folder, file), contentOf(copy, file), read()]).toEqual([1, 1, 1]);
});

test('A file that was written just now is read again, for it may be written twice in one tick', () => {
  const { folder, contentOf } = reader();
  write(folder, 'one', new Date());
  expect([contentOf(folder, file), contentOf(folder, file)]).toEqual([1, 2]);
});

test('What is no file is nothing', () => {
  const { folder, contentOf } = reader();
  expect(contentOf(folder, file)).toBeUndefined();
  expect(contentOf(folder, '.')).toBeUndefined();
});

function reader() {
  let count = 0;
  const contentOf = asLongAsUnchanged(() => {
    count += 1;
    return count;
  });
  return { folder: temporaryFolder(), read: () => count, contentOf };
}

function write(folder: string, text: string, time: Date): void {
  const absolute = path.join(folder, file);
  writeFileSync(absolute, text);
  utimesSync(absolute, time, time);
}
