import { listWithinLists } from '../support/films';
import { growth, mostPerDoubling } from '../support/growth';

test('A pattern that once held up the server is found', async () => {
  const header = /^([A-Za-z-]+):[ \t]*([^\p{Cc}]*?)[ \t]*$/u;
  const blanks = (size: number) => `Content-Type:${' '.repeat(size)}\x01`;
  const family = { name: 'blanks', largest: 1500, input: blanks, read: (line: string) => header.test(line) };
  expect(await growth(family)).toBeGreaterThan(mostPerDoubling);
});

test('Composing the marks of one letter in any number is found', async () => {
  const marks = (size: number) => `a${'\u0301'.repeat(size / 2)}${'\u0316'.repeat(size / 2)}`;
  const family = { name: 'marks', largest: 24_000, input: marks, read: (text: string) => text.normalize('NFC') };
  expect(await growth(family)).toBeGreaterThan(mostPerDoubling);
});

test('Walking to the end of each of the lists that a film has within one another is found', async () => {
  const lists = (size: number) => Buffer.alloc(size, listWithinLists);
  const family = { name: 'lists', largest: 200_000, input: lists, read: walkAll };
  expect(await growth(family)).toBeGreaterThan(mostPerDoubling);
});

test('Work that grows with its input is let pass', async () => {
  const family = { name: 'sum', largest: 40_000_000, input: (size: number) => size, read: sum };
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

function sum(size: number): number {
  let total = 0;
  for (let index = 0; index < size; index += 1) total += index % 7;
  return total;
}

/** How films were read once. */
function walkAll(box: Buffer): number {
  let entries = 0;
  for (let list = box.indexOf('dref'); list >= 0; list = box.indexOf('dref', list + 1)) {
    let left = box.readUInt32BE(list + 8);
    for (let at = list + 12; left > 0 && at + 12 <= box.length; left -= 1) {
      at += Math.max(box.readUInt32BE(at), 12);
      entries += 1;
    }
  }
  return entries;
}
