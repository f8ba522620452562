import { InvalidFile } from '../../../src/leads/inspect/invalid-file';
import { Reader } from '../../../src/leads/inspect/reader';

test('reads numbers and texts one behind the other', () => {
  const reader = new Reader(Buffer.from('\x01\x02\x03\0\0\0ab\0c\0d\0', 'latin1'));
  expect([reader.u16(), reader.u32(), reader.ansi(), reader.utf16(2), reader.left]).toEqual([0x201, 3, 'ab', 'cd', 0]);
});

test.each([
  ['behind the end', (reader: Reader) => reader.bytes(5)],
  ['a number behind the end', (reader: Reader) => [reader.u32(), reader.u16()]],
  ['a text without an end', (reader: Reader) => reader.ansi()],
  ['a text in two bytes behind the end', (reader: Reader) => reader.utf16(3)],
])('refuses %s', (_, read) => {
  expect(() => read(new Reader(Buffer.from('abcd')))).toThrow(InvalidFile);
});

test('never goes back, whatever size a file claims', () => {
  const reader = new Reader(Buffer.from('abcd'));
  reader.bytes(4);
  expect(() => reader.bytes(-4)).toThrow(InvalidFile);
  expect(reader.left).toBe(0);
});
