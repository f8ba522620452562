import { Budget } from '../../../src/leads/inspect/budget';
import { openCompoundFile } from '../../../src/leads/inspect/compound/compound-file';
import { checkStructure } from '../../../src/leads/inspect/compound/structure';
import { Unreadable } from '../../../src/leads/inspect/invalid-file';
import { compoundFile } from '../../support/compound-file';

// Where [MS-CFB] 2.2 and 2.6.1 keep the numbers that the tests change, in bytes.
const header = { version: 26, order: 28, shift: 30, miniShift: 32, tables: 44, directory: 48, miniTable: 60 };
const lists = { first: 68, count: 72, table: 76 };
const entry = { name: 0, nameBytes: 64, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120, bytes: 128 };
const sector = 512;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;

/** A stream of whole sectors, one of small sectors, and one of each within a storage. */
const honest = compoundFile({
  Long: Buffer.alloc(6_000, 'l'),
  Short: 'short',
  'Pool/Other': Buffer.alloc(5_000, 'p'),
  'Pool/Little': 'pool',
});

test('a compound file is read with all it contains, and what the tree does not reach is emptied', () => {
  const root = openCompoundFile(honest, new Budget());
  expect([...root.streams.keys()]).toEqual(expect.arrayContaining(['long', 'short']));
  expect(root.storages.get('pool')?.streams.get('little')?.toString()).toBe('pool');
  expect(root.streams.get('long')?.length).toBe(6_000);

  const hidden = changed((file) => file.writeUInt32LE(none, place(file, 'Pool') + entry.child));
  const copy = checkStructure(hidden, new Budget());
  expect(
    names(copy)
      .filter((name) => ['Long', 'Short', 'Pool'].includes(name))
      .sort(),
  ).toEqual(['Long', 'Pool', 'Short']);
});

test('numbers that mean nothing lead nowhere: beside the root and below a stream', () => {
  const strange = changed((file) => {
    file.writeUInt32LE(3, place(file, 'Root Entry') + entry.left);
    file.writeUInt32LE(3, place(file, 'Root Entry') + entry.right);
    file.writeUInt32LE(1, place(file, 'Short') + entry.child);
  });
  const copy = checkStructure(strange, new Budget());
  expect(copy.readUInt32LE(place(copy, 'Root Entry') + entry.left)).toBe(none);
  expect(copy.readUInt32LE(place(copy, 'Root Entry') + entry.right)).toBe(none);
  expect(copy.readUInt32LE(place(copy, 'Short') + entry.child)).toBe(none);
});

test.each<[what: string, change: (file: Buffer) => void]>([
  ['whose root is a storage', (file) => file.writeUInt8(1, place(file, 'Root Entry') + entry.type)],
  ['with a second root', (file) => file.writeUInt8(5, place(file, 'Short') + entry.type)],
  ['with an entry of no known type', (file) => file.writeUInt8(3, place(file, 'Short') + entry.type)],
  ['with an entry without a name', (file) => file.writeUInt16LE(0, place(file, 'Short') + entry.nameBytes)],
  ['with a name longer than its room', (file) => nameOf33(file, place(file, 'Short'))],
  ['with a slash in a name', (file) => file.write('/', place(file, 'Short') + entry.name, 'utf16le')],
  ['with a zero in a name', (file) => file.writeUInt16LE(0, place(file, 'Short') + entry.name)],
  ['that names an entry it does not have', (file) => file.writeUInt32LE(999, place(file, 'Short') + entry.left)],
  ['whose storage holds itself', (file) => file.writeUInt32LE(number(file, 'Pool'), place(file, 'Pool') + entry.child)],
  ['with a stream in two storages', (file) => file.writeUInt32LE(leaf(file), place(file, 'Pool') + entry.child)],
  ['whose tree runs in a circle', (file) => file.writeUInt32LE(number(file, 'Pool'), lastLeft(file))],
  [
    'with two of one name in one storage',
    (file) => file.copy(file, place(file, 'Short'), place(file, 'Long'), place(file, 'Long') + 66),
  ],
  ['of an unknown version', (file) => file.writeUInt16LE(5, header.version)],
  ['of version 3 with the sectors of version 4', (file) => file.writeUInt16LE(12, header.shift)],
  ['of version 4 with the sectors of version 3', (file) => file.writeUInt16LE(4, header.version)],
  ['of another byte order', (file) => file.writeUInt16LE(0xfeff, header.order)],
  ['with other small sectors', (file) => file.writeUInt16LE(7, header.miniShift)],
  ['with more tables than bytes', (file) => file.writeUInt32LE(1_000_000, header.tables)],
  ['with tables in sectors it does not have', (file) => file.writeUInt32LE(9_999, lists.table)],
  ['with a second table that is not counted', (file) => file.writeUInt32LE(0, lists.table + 4)],
  ['with a list of tables that is not there', (file) => file.writeUInt32LE(1, lists.count)],
  ['whose directory begins nowhere', (file) => file.writeUInt32LE(9_999, header.directory)],
  ['whose small sectors have no table', (file) => file.writeUInt32LE(endOfChain, header.miniTable)],
  ['with a stream that begins nowhere', (file) => file.writeUInt32LE(9_999, place(file, 'Long') + entry.start)],
  ['with a stream longer than its sectors', (file) => file.writeUInt32LE(60_000, place(file, 'Long') + entry.size)],
  [
    'with a small stream longer than its sectors',
    (file) => file.writeUInt32LE(4_000, place(file, 'Short') + entry.size),
  ],
  ['with a small stream that begins nowhere', (file) => file.writeUInt32LE(9_999, place(file, 'Short') + entry.start)],
  [
    'with two streams in the same sectors',
    (file) => file.writeUInt32LE(startOf(file, 'Long'), place(file, 'Other') + entry.start),
  ],
  [
    'with small streams in more than the root holds',
    (file) => file.writeUInt32LE(0, place(file, 'Root Entry') + entry.size),
  ],
  [
    'with a chain that runs in a circle',
    (file) => file.writeUInt32LE(startOf(file, 'Long'), tableAt(file) + startOf(file, 'Long') * 4),
  ],
])('a compound file %s is refused before the library reads it', (_, change) => {
  expect(() => checkStructure(changed(change), new Budget())).toThrow(Unreadable);
});

test('a stream that says it has 4 GB is refused where programs believe that, whatever the rest of its size says', () => {
  expect([...openCompoundFile(ofVersion4(0), new Budget()).streams.keys()]).toEqual(['long']);
  expect(() => checkStructure(ofVersion4(1), new Budget())).toThrow(Unreadable);
});

test('a stream that holds nothing is left out, whatever its name', () => {
  const file = compoundFile({ Long: 'x', '\u0003OCXNAME': '', 'Pool/contents': '' });
  const root = openCompoundFile(file, new Budget());
  expect([...root.streams.keys()]).toContain('long');
  expect([...root.streams.keys()]).not.toContain('\u0003ocxname');
  expect(root.storages.get('pool')?.streams.size).toBe(0);
});

test('storages may lie thirty deep in each other, not a hundred', () => {
  const nested = (depth: number) => compoundFile({ [`${Array(depth).fill('in').join('/')}/Deep`]: 'deep' });
  expect(() => checkStructure(nested(30), new Budget())).not.toThrow();
  expect(() => checkStructure(nested(100), new Budget())).toThrow(Unreadable);
});

test('a directory may have a thousand entries, not five thousand', () => {
  const full = (count: number) =>
    compoundFile(Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, 'x'])));
  expect(() => checkStructure(full(1_000), new Budget())).not.toThrow();
  expect(() => checkStructure(full(5_000), new Budget())).toThrow(Unreadable);
});

test('what has less than a header, or more than its table covers, is refused', () => {
  expect(() => checkStructure(honest.subarray(0, 1_500), new Budget())).toThrow(Unreadable);
  expect(() => checkStructure(honest.subarray(0, 20), new Budget())).toThrow(Unreadable);
  const joined = Buffer.concat([honest, Buffer.alloc(128 * sector)]);
  expect(() => checkStructure(joined, new Budget())).toThrow('something else joined');
});

/** A file of three sectors: the table of chains, the directory, and a stream. */
function ofVersion4(upperSize: number): Buffer {
  const [size, table, directory] = [4096, 4096, 8192];
  const file = Buffer.alloc(size * 4);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [at, value] of [
    [header.version, 4],
    [header.order, 0xfffe],
    [header.shift, 12],
    [header.miniShift, 6],
  ] as const)
    file.writeUInt16LE(value, at);
  for (const [at, value] of [
    [header.tables, 1],
    [40, 1],
    [header.directory, 1],
    [56, size],
    [header.miniTable, endOfChain],
    [lists.first, endOfChain],
  ] as const)
    file.writeUInt32LE(value, at);
  file.fill(0xff, lists.table + 4, 512).fill(0xff, table, table + size);
  for (const [sector, next] of [0xfffffffd, endOfChain, endOfChain].entries())
    file.writeUInt32LE(next, table + sector * 4);
  for (const [index, name, type, child, start, length, upper] of [
    [0, 'Root Entry', 5, 1, endOfChain, 0, 0],
    [1, 'Long', 2, none, 2, size, upperSize],
  ] as const) {
    const at = directory + index * entry.bytes;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + entry.nameBytes);
    file.writeUInt8(type, at + entry.type);
    for (const place of [entry.left, entry.right]) file.writeUInt32LE(none, at + place);
    file.writeUInt32LE(child, at + entry.child);
    file.writeUInt32LE(start, at + entry.start);
    file.writeUInt32LE(length, at + entry.size);
    file.writeUInt32LE(upper, at + entry.size + 4);
  }
  return file;
}

function changed(change: (file: Buffer) => void): Buffer {
  const file = Buffer.from(honest);
  change(file);
  return file;
}

/** Where the directory begins; cfb writes it in sectors that follow each other. */
function directoryAt(file: Buffer): number {
  return (file.readUInt32LE(header.directory) + 1) * sector;
}

function tableAt(file: Buffer): number {
  return (file.readUInt32LE(lists.table) + 1) * sector;
}

/** Where the entry of that name begins. */
function place(file: Buffer, name: string): number {
  return directoryAt(file) + number(file, name) * entry.bytes;
}

function number(file: Buffer, name: string): number {
  const at = allNames(file).indexOf(name);
  if (at < 0) throw new Error(`There is no ${name}`);
  return at;
}

function startOf(file: Buffer, name: string): number {
  return file.readUInt32LE(place(file, name) + entry.start);
}

/** Where an entry of the root says which one comes before it, when none does. */
function lastLeft(file: Buffer): number {
  const free = ['Long', 'Short', 'Pool'].map((name) => place(file, name) + entry.left);
  const at = free.find((left) => file.readUInt32LE(left) === none);
  if (at === undefined) throw new Error('Every entry has one before it');
  return at;
}

/** The number of an entry of the root that names no other. */
function leaf(file: Buffer): number {
  const inPool = ['Other', 'Little'];
  return allNames(file).findIndex(
    (name, at) =>
      name !== '' &&
      !inPool.includes(name) &&
      [entry.left, entry.right, entry.child].every(
        (number) => file.readUInt32LE(directoryAt(file) + at * entry.bytes + number) === none,
      ),
  );
}

/** As many characters as the room has, and the zero behind them that has none. */
function nameOf33(file: Buffer, at: number): void {
  file.fill(Buffer.from('a', 'utf16le'), at, at + 64);
  file.writeUInt16LE(66, at + entry.nameBytes);
}

/** All names in the order of the directory, '' where there is no entry. */
function allNames(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = directoryAt(file); at + entry.bytes <= file.length; at += entry.bytes) {
    const nameBytes = file.readUInt16LE(at + entry.nameBytes);
    if (nameBytes > 64) break;
    found.push(file.toString('utf16le', at, at + Math.max(0, nameBytes - 2)));
  }
  return found;
}

function names(file: Buffer): string[] {
  return allNames(file).filter((name) => name !== '');
}
