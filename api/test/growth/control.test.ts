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

test('Work that grows with its input is let pass', async () => {
  const family = { name: 'sum', largest: 40_000_000, input: (size: number) => size, read: sum };
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

function sum(size: number): number {
  let total = 0;
  for (let index = 0; index < size; index += 1) total += index % 7;
  return total;
}
