import { damaged } from '../invalid-file';

/** A storage or stream of a compound file ([MS-CFB] 2.6). */
export interface Entry {
  /** In lower case, as names are compared. */
  name: string;
  type: 'storage' | 'stream' | 'root';
  /** First sector. */
  start: number;
  /** In bytes. */
  size: number;
}

const entryBytes = 128;

/** In bytes: sectors of version 4. */
const large = 4096;
const types: Record<number, Entry['type']> = { 1: 'storage', 2: 'stream', 5: 'root' };

/** Means that there is no such entry. */
const none = 0xffffffff;

/** A document with a hundred equations has about a thousand. */
const maxEntries = 4096;

/** Storages within storages. */
const maxDepth = 32;

/**
 * Where the numbers of other entries stand in one: before and behind it among its siblings, and the first of its own.
 */
const places = { left: 68, right: 72, child: 76 };

/**
 * The entries that the tree reaches from its root, which comes first. All others are emptied, and so are the numbers
 * that mean nothing: those beside the root, and below a stream.
 * @param sectors where those of the directory begin in `file`
 * @throws InvalidFile when it is no tree
 */
export function keepTree(file: Buffer, sectors: readonly number[], sectorSize: number): Entry[] {
  const all = sectors.flatMap((start) => {
    const ends = file.subarray(start, start + sectorSize);
    return Array.from({ length: Math.floor(ends.length / entryBytes) }, (_, index) =>
      ends.subarray(index * entryBytes, (index + 1) * entryBytes),
    );
  });
  const root = all[0];
  if (!root || all.length > maxEntries || readEntry(root).type !== 'root') throw damaged();
  for (const place of [places.left, places.right]) root.writeUInt32LE(none, place);
  const found = new Map([[root, readEntry(root)]]);
  reach(all, root, found, 0);
  if (sectorSize === large && [...found].some(isHuge)) throw damaged();
  for (const bytes of all) if (!found.has(bytes)) empty(bytes);
  return [...found.values()];
}

/** Adds what the storage `parent` contains to `found`. */
function reach(all: readonly Buffer[], parent: Buffer, found: Map<Buffer, Entry>, depth: number): void {
  if (depth > maxDepth) throw damaged();
  const names = new Set<string>();
  const waiting = [parent.readUInt32LE(places.child)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === none) continue;
    const bytes = all[index];
    if (!bytes || found.has(bytes)) throw damaged();
    const entry = readEntry(bytes);
    if (entry.type === 'root' || names.has(entry.name)) throw damaged();
    found.set(bytes, entry);
    names.add(entry.name);
    waiting.push(bytes.readUInt32LE(places.left), bytes.readUInt32LE(places.right));
    if (entry.type === 'storage') reach(all, bytes, found, depth + 1);
    else bytes.writeUInt32LE(none, places.child);
  }
}

/** Whether a stream says that it has 4 GB and more, of which a program may read what there is. */
function isHuge([bytes, { type }]: [Buffer, Entry]): boolean {
  return type === 'stream' && bytes.readUInt32LE(124) !== 0;
}

function readEntry(bytes: Buffer): Entry {
  const nameBytes = bytes.readUInt16LE(64);
  const type = types[bytes.readUInt8(66)];
  if (type === undefined || nameBytes < 2 || nameBytes > 64) throw damaged();
  const name = bytes.toString('utf16le', 0, nameBytes - 2).toLowerCase();
  // The library puts names together to paths, and leaves zeros out.
  if (name.includes('/') || name.includes('\0')) throw damaged();
  // The upper half of the size means something in version 4 alone, and no file that is taken needs it.
  return { name, type, start: bytes.readUInt32LE(116), size: bytes.readUInt32LE(120) };
}

function empty(bytes: Buffer): void {
  bytes.fill(0);
  for (const place of Object.values(places)) bytes.writeUInt32LE(none, place);
}
