import type { Budget } from '../budget';
import { damaged, twoFiles } from '../invalid-file';
import { allocationTable } from './allocation';
import { Chains } from './chains';
import { costOfChains } from './cost';
import { type Entry, keepTree } from './directory';

/** Streams below this size, in bytes, live in sectors of 64 bytes within the stream of the root. */
const miniCutoff = 4096;
const miniSectorSize = 64;

/** Stands in the table for a sector that belongs to nothing. */
const freeSector = 0xffffffff;

/**
 * Refuses what [MS-CFB] forbids before the library reads it. The library trusts the file: chains or directories that
 * run in circles would keep it busy for ever, chains that meet or run backwards would fill the memory. Each chain of a
 * stream is followed once, so a file that was cut anywhere but in its unused parts is refused as well.
 * @returns a copy whose directory has only what its tree reaches, which is what Word sees
 * @throws InvalidFile
 */
export function checkStructure(file: Buffer, budget: Budget): Buffer {
  const sectorSize = readSectorSize(file);
  const table = allocationTable(file, sectorSize);
  if (file.length > (table.length + 1) * sectorSize) throw twoFiles();
  const main = new Chains(table, sectorSize, file.length - sectorSize);
  const directory = main.follow(file.readUInt32LE(48));
  const copy = Buffer.from(file);
  const [root, ...others] = keepTree(
    copy,
    directory.map((sector) => (sector + 1) * sectorSize),
    sectorSize,
  );
  if (!root) throw damaged();
  const streams = others.filter(({ type, size }) => type === 'stream' && size > 0);
  const large = streams.filter(({ size }) => size >= miniCutoff);
  const sectors = Math.ceil(file.length / sectorSize) - 1;
  const starts = large.map(({ start }) => start);
  budget.takeInflated(costOfChains(table, sectors, directory[0] ?? 0, starts) * sectorSize);
  for (const { start, size } of large) main.follow(start, size);
  const mini = miniChains(file, main, root);
  for (const { start, size } of streams) if (size < miniCutoff) mini.follow(start, size);
  return copy;
}

/**
 * How far a file has sectors that are in use ([MS-CFB] 2.1), in bytes from its start, and their size.
 * @throws InvalidFile
 */
export function allocated(file: Buffer): { end: number; sectorSize: number } {
  const sectorSize = readSectorSize(file);
  const last = allocationTable(file, sectorSize).findLastIndex((next) => next !== freeSector);
  return { end: (last + 2) * sectorSize, sectorSize };
}

/** The chains within the stream of the root, which a stream without a name describes. */
function miniChains(file: Buffer, main: Chains, root: Entry): Chains {
  const { sectorSize } = main;
  const available = main.follow(root.start, root.size).length * sectorSize;
  const sectors = main.follow(file.readUInt32LE(60));
  const table = Buffer.concat(sectors.map((at) => file.subarray((at + 1) * sectorSize, (at + 2) * sectorSize)));
  const numbers = Uint32Array.from({ length: table.length / 4 }, (_, index) => table.readUInt32LE(index * 4));
  return new Chains(numbers, miniSectorSize, available);
}

/**
 * 512 bytes in version 3, 4096 in version 4.
 * @throws InvalidFile when it is neither, or the byte order is not Intel's
 */
function readSectorSize(file: Buffer): number {
  if (file.length < 1536) throw damaged();
  const [version, order, shift, miniShift] = [26, 28, 30, 32].map((at) => file.readUInt16LE(at));
  if (order !== 0xfffe || miniShift !== 6) throw damaged();
  if (version === 3 && shift === 9) return 512;
  if (version === 4 && shift === 12) return 4096;
  throw damaged();
}
