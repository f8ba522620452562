import { damaged } from '../unfit';

/** A storage or stream of a compound file ([MS-CFB] 2.6). */
export interface Entry {
  name: string;
  type: 'storage' | 'stream' | 'root' | 'unused';
  /** First sector. */
  start: number;
  /** In bytes. */
  size: number;
  left: number;
  right: number;
  child: number;
}

const entryBytes = 128;
const types: Record<number, Entry['type']> = { 0: 'unused', 1: 'storage', 2: 'stream', 5: 'root' };

/** @throws Unfit */
export function readEntries(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) => {
    return readEntry(directory.subarray(index * entryBytes, (index + 1) * entryBytes));
  });
}

function readEntry(bytes: Buffer): Entry {
  const nameBytes = bytes.readUInt16LE(64);
  const type = types[bytes.readUInt8(66)];
  if (type === undefined || nameBytes > 64) throw damaged();
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
    type,
    start: bytes.readUInt32LE(116),
    // The upper half may be noise in version 3, and no file that is taken needs it.
    size: bytes.readUInt32LE(120),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  };
}

/** Means that there is no such entry. */
const none = 0xffffffff;

/** The entries of the tree that the root storage names. @throws Unfit when it is no tree */
export function atRoot(entries: readonly Entry[]): Entry[] {
  const found = new Set<Entry>();
  const waiting = [entries[0]?.child ?? none];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === none) continue;
    const entry = entries[index];
    if (!entry || found.has(entry)) throw damaged();
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}
