import { damaged } from '../invalid-file';

/** Of the sectors that hold the table of chains, the header names as many; more are named in sectors of their own. */
const namedInHeader = 109;

/** Greater numbers have meanings of their own ([MS-CFB] 2.1). */
const maxSector = 0xfffffffa;

/** The table of chains of the whole file. @throws InvalidFile */
export function allocationTable(file: Buffer, sectorSize: number): Uint32Array {
  const numbers: number[] = [];
  for (const sector of tableSectors(file, sectorSize)) {
    for (const number of readNumbers(file, sector, sectorSize)) numbers.push(number);
  }
  return Uint32Array.from(numbers);
}

/**
 * Their numbers in order. A file cannot have more of them than it has sectors, which ends every circle. The library
 * does not ask the header how many there are, so what is behind them must be marked as unused.
 */
function tableSectors(file: Buffer, sectorSize: number): number[] {
  const [count, more] = [file.readUInt32LE(44), file.readUInt32LE(72)];
  if (count * sectorSize > file.length) throw damaged();
  const found = Array.from({ length: namedInHeader }, (_, index) => file.readUInt32LE(76 + index * 4));
  let next = file.readUInt32LE(68);
  let lists = 0;
  for (; found.length < count; lists += 1) {
    const numbers = readNumbers(file, next, sectorSize);
    next = numbers.pop() ?? 0;
    found.push(...numbers);
  }
  if (lists !== more || found.slice(count).some((sector) => sector <= maxSector)) throw damaged();
  return found.slice(0, count);
}

function readNumbers(file: Buffer, sector: number, sectorSize: number): number[] {
  const start = (sector + 1) * sectorSize;
  if (start + sectorSize > file.length) throw damaged();
  return Array.from({ length: sectorSize / 4 }, (_, index) => file.readUInt32LE(start + index * 4));
}
