import { damaged, twoFiles } from '../unfit';
import { allocationTable } from './allocation';
import { Chains } from './chains';
import { type Entry, readEntries } from './directory';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Streams below this size, in bytes, live in sectors of 64 bytes within the stream of the root. */
const miniCutoff = 4096;
const miniSectorSize = 64;

export function isCompoundFile(file: Buffer): boolean {
  return file.subarray(0, signature.length).equals(signature);
}

/**
 * A compound file ([MS-CFB]), the container of Word 97-2003. Opening it follows every chain of sectors once, so a file
 * that was cut anywhere but in its unused parts does not open, and neither does one whose chains meet or run in circles.
 */
export class CompoundFile {
  readonly entries: readonly Entry[];
  private readonly main: Chains;
  private readonly miniStream: Buffer;
  private readonly firstSectors = new Map<Entry, number>();

  /** @throws Unfit */
  constructor(private readonly file: Buffer) {
    const sectorSize = readSectorSize(file);
    const table = allocationTable(file, sectorSize);
    if (file.length > (table.length + 1) * sectorSize) throw twoFiles();
    this.main = new Chains(table, sectorSize, file.length - sectorSize);
    this.entries = readEntries(this.bytes(this.main.follow(file.readUInt32LE(48))));
    const root = this.entries[0];
    if (root?.type !== 'root') throw damaged();
    this.miniStream = this.bytes(this.main.follow(root.start, root.size));
    const miniTable = this.bytes(this.main.follow(file.readUInt32LE(60)));
    const mini = new Chains(numbersOf(miniTable), miniSectorSize, this.miniStream.length);
    for (const entry of this.entries) {
      if (entry.type !== 'stream' || entry.size === 0) continue;
      const [first] = (entry.size < miniCutoff ? mini : this.main).follow(entry.start, entry.size);
      this.firstSectors.set(entry, first ?? 0);
    }
  }

  /** The first bytes of a stream: at most `length`, and at most one sector. */
  start(entry: Entry, length: number): Buffer {
    const first = this.firstSectors.get(entry);
    if (first === undefined) return Buffer.alloc(0);
    const isMini = entry.size < miniCutoff;
    const sector = isMini ? this.miniStream.subarray(first * miniSectorSize) : this.bytes([first]);
    return sector.subarray(0, Math.min(length, entry.size));
  }

  /** Sector 0 comes behind the header, which takes up one sector. */
  private bytes(chain: readonly number[]): Buffer {
    const { sectorSize } = this.main;
    return Buffer.concat(
      chain.map((number) => this.file.subarray((number + 1) * sectorSize, (number + 2) * sectorSize)),
    );
  }
}

/** 512 bytes in version 3, 4096 in version 4. @throws Unfit when it is neither, or the byte order is not Intel's */
function readSectorSize(file: Buffer): number {
  if (file.length < 1536) throw damaged();
  const [version, order, shift, miniShift] = [26, 28, 30, 32].map((at) => file.readUInt16LE(at));
  if (order !== 0xfffe || miniShift !== 6) throw damaged();
  if (version === 3 && shift === 9) return 512;
  if (version === 4 && shift === 12) return 4096;
  throw damaged();
}

function numbersOf(table: Buffer): Uint32Array {
  return Uint32Array.from({ length: table.length / 4 }, (_, index) => table.readUInt32LE(index * 4));
}
