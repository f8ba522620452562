import { tooLarge } from '../invalid-file';
import type { Packed } from './object-streams';
import { mostEntries } from './streams';

/** Where an object begins in a file. */
export interface Place {
  number: number;
  generation: number;
  at: number;
}

/** One of any number of objects with the same number. */
export interface Copy {
  number: number;
  /** A number that nothing else has. */
  own: number;
  /** Where it stands in the file, or in which list of `packed`, at which place. */
  at: number;
  within?: number;
}

/** Above the numbers that any program allows for an object. */
const freeNumber = 9_000_000;

export function copiesOf(places: readonly Place[], packed: readonly Packed[]): Copy[] {
  let own = freeNumber + packed.length;
  const next = () => {
    own += 1;
    return own;
  };
  return [
    ...places.map(({ number, at }) => ({ number, at, own: next() })),
    ...packed.flatMap(({ numbers }, within) => numbers.map((number, at) => ({ number, at, within, own: next() }))),
  ];
}

/**
 * The file with a cross-reference stream (ISO 32000-2, 7.5.8) behind it that names each of the copies by a number of
 * its own, and by the one that it has the last of those that share it. Everything stays where it is, so that nothing is
 * read in another way than it stands there.
 * @throws InvalidFile for more copies than libpdf lists
 */
export function withListing(file: Buffer, copies: readonly Copy[], packed: readonly Packed[]): Buffer {
  const chunks = [file];
  let length = file.length;
  const add = (...parts: (string | Buffer)[]) => {
    const at = length + 1;
    for (const part of ['\n', ...parts]) {
      const chunk = Buffer.from(part);
      chunks.push(chunk);
      length += chunk.length;
    }
    return at;
  };
  const every = inLists(copies.map(({ own }) => `${own} 0 R`));
  const rows = new Map([[freeNumber, [1, add(`0 0 obj\n<< /Type /Catalog /Every [${every}] >>\nendobj\n`), 0]]]);
  for (const [index, { offsets, data }] of packed.entries()) {
    const head = offsets.map((offset) => `0 ${offset} `).join('');
    const size = `/N ${offsets.length} /First ${head.length} /Length ${head.length + data.length}`;
    const at = add(`0 0 obj\n<< /Type /ObjStm ${size} >>\nstream\n`, head, data, '\nendstream\nendobj\n');
    rows.set(freeNumber + 1 + index, [1, at, 0]);
  }
  for (const { number, own, at, within } of copies) {
    const row = within === undefined ? [1, at, 0] : [2, freeNumber + 1 + within, at];
    rows.set(own, row);
    if (number < freeNumber) rows.set(number, row);
  }
  const table = Buffer.alloc(rows.size * rowBytes);
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  for (const [index, number] of numbers.entries()) {
    const [kind = 0, first = 0, second = 0] = rows.get(number) ?? [];
    table.writeUInt8(kind, index * rowBytes);
    table.writeUInt32BE(first, index * rowBytes + 1);
    table.writeUInt32BE(second, index * rowBytes + 5);
  }
  const entries = `/Type /XRef /W [1 4 4] /Index [${rangesOf(numbers)}] /Size ${freeNumber} /Root ${freeNumber} 0 R`;
  const start = add(`0 0 obj\n<< ${entries} /Length ${table.length} >>\nstream\n`, table, '\nendstream\nendobj\n');
  add(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

const rowBytes = 9;

/** In entries of a list: libpdf gives up one of more than about 120,000, each of which it puts on its stack. */
const longestList = 10_000;

/** Lists of references, each of a length that is read. */
function inLists(references: readonly string[]): string {
  const lists: string[] = [];
  for (let at = 0; at < references.length; at += longestList) {
    lists.push(`[${references.slice(at, at + longestList).join(' ')}]`);
  }
  return lists.join(' ');
}

/** In ranges, of two numbers each. */
const mostRanges = 40_000;

/** The first of each row of numbers without a gap, and how many there are, so that their list stays short. */
function rangesOf(numbers: readonly number[]): string {
  const starts = numbers.filter((number, index) => numbers[index - 1] !== number - 1);
  if (numbers.length > mostEntries || starts.length > mostRanges) throw tooLarge();
  const ends = numbers.filter((number, index) => numbers[index + 1] !== number + 1);
  return starts.map((start, index) => `${start} ${(ends[index] ?? start) - start + 1}`).join(' ');
}
