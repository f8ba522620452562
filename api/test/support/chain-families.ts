import type { DocumentFamily } from './document-growth';
import { wordFile } from './word97';

const sectorBytes = 512;
const numbersPerSector = sectorBytes / 4;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;
const unused = 0xffffffff;

/** In sectors: a file of 5 MB. */
const largest = 10_000;

const family = (name: string, next: (sector: number, first: number, count: number) => number): DocumentFamily => ({
  name,
  largest,
  input: (size) => chained(size, next),
  type: 'doc',
});

/**
 * A compound file of so many sectors: the table of chains, a directory without streams, and then sectors that nobody
 * uses, whose chains are these.
 */
function chained(count: number, next: (sector: number, first: number, count: number) => number): Buffer {
  const tables = Math.min(109, Math.ceil(count / numbersPerSector));
  const file = Buffer.alloc((count + 1) * sectorBytes);
  const model = wordFile({ text: 'CV' });
  model.copy(file, 0, 0, sectorBytes);
  const header: [number, number][] = [
    [44, tables],
    [48, tables],
    [60, endOfChain],
    [64, 0],
    [68, endOfChain],
    [72, 0],
  ];
  for (const [at, value] of header) file.writeUInt32LE(value, at);
  for (let at = 0; at < 109; at += 1) file.writeUInt32LE(at < tables ? at : unused, 76 + at * 4);
  const first = tables + 1;
  for (let sector = 0; sector < tables * numbersPerSector; sector += 1) {
    const value = sector < tables ? tableSector : sector < first ? endOfChain : next(sector, first, count);
    file.writeUInt32LE(sector < count ? value : unused, sectorBytes + sector * 4);
  }
  const directory = (model.readUInt32LE(48) + 1) * sectorBytes;
  model.copy(file, (tables + 1) * sectorBytes, directory, directory + 128);
  const root = file.subarray((tables + 1) * sectorBytes, (tables + 2) * sectorBytes);
  root.writeUInt32LE(unused, 76);
  root.writeUInt32LE(endOfChain, 116);
  root.writeUInt32LE(0, 120);
  return file;
}

/** Chains that would keep a reader busy that trusts its file. */
export const chainFamilies: DocumentFamily[] = [
  family('a chain that runs forwards', (sector, _, count) => (sector + 1 < count ? sector + 1 : endOfChain)),
  family('a chain that runs backwards', (sector, first) => (sector > first ? sector - 1 : endOfChain)),
  family('a chain that runs in a circle', (sector, first, count) => (sector + 1 < count ? sector + 1 : first)),
  family('chains of which all meet', (sector, first) => (sector > first ? first : endOfChain)),
  family('chains that end in the same long one', (sector, first, count) => {
    const middle = Math.floor((first + count) / 2);
    if (sector < middle) return sector > first ? sector - 1 : endOfChain;
    return middle - 1;
  }),
  family('sectors that nobody uses', () => unused),
  {
    name: 'entries of a directory',
    largest: 4_000,
    input: (size) =>
      wordFile({ text: 'CV' }, Object.fromEntries(Array.from({ length: size }, (_, at) => [`x${at}`, '']))),
    type: 'doc',
  },
];
