import type { Packed } from './object-streams';

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
  const every = copies.map(({ own }) => `${own} 0 R`).join(' ');
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
  for (const [index, [kind = 0, first = 0, second = 0]] of [...rows.values()].entries()) {
    table.writeUInt8(kind, index * rowBytes);
    table.writeUInt32BE(first, index * rowBytes + 1);
    table.writeUInt32BE(second, index * rowBytes + 5);
  }
  const numbers = [...rows.keys()].map((number) => `${number} 1`).join(' ');
  const entries = `/Type /XRef /W [1 4 4] /Index [${numbers}] /Size ${freeNumber} /Root ${freeNumber} 0 R`;
  const start = add(`0 0 obj\n<< ${entries} /Length ${table.length} >>\nstream\n`, table, '\nendstream\nendobj\n');
  add(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

const rowBytes = 9;
