/** Tokens of formulas in workbooks before 2007 and in binary form, in which most are the same. */

const word = (number: number) => [number & 0xff, number >> 8];

/** Numbers of functions that tests call. */
export const functions = {
  if: 1,
  sum: 4,
  vlookup: 102,
  choose: 100,
  exec: 110,
  len: 32,
  evaluate: 257,
  hyperlink: 359,
};

export const int = (number: number) => Buffer.of(0x1e, ...word(number));
export const concat = Buffer.of(0x08);
export const add = Buffer.of(0x03);

/** In the class of values; the other two are 0x20 less and more. */
export const func = (number: number, kind = 0x41) => Buffer.of(kind, ...word(number));
export const funcVar = (number: number, count: number, kind = 0x42) => Buffer.of(kind, count, ...word(number));

/** The name with a number, from 1, and one of a source. */
export const name = (index: number) => Buffer.of(0x23, ...word(index), 0, 0);
export const sourceName = (source: number, index: number) => Buffer.of(0x39, ...word(source), ...word(index), 0, 0);

export const text = (letters: string, isWide = false) =>
  Buffer.concat([Buffer.of(0x17, letters.length, isWide ? 1 : 0), Buffer.from(letters, isWide ? 'utf16le' : 'latin1')]);
export const text12 = (letters: string) =>
  Buffer.concat([Buffer.of(0x17, ...word(letters.length)), Buffer.from(letters, 'utf16le')]);

/** Goes on so many bytes behind it when a condition does not hold, and in any case. */
export const jumpIf = (bytes: number) => Buffer.of(0x19, 0x02, ...word(bytes));
export const jump = (bytes: number) => Buffer.of(0x19, 0x08, ...word(bytes - 1));

/** `CHOOSE`, with where each of its arguments begins behind the table, and where the call does. */
export const choose = (...places: readonly number[]) => {
  const table = places.length * 2;
  return Buffer.of(0x19, 0x04, ...word(places.length - 1), ...places.flatMap((place) => word(table + place)));
};
