/** Where a picture was taken, as phones write it into it: in Exif (JEITA CP-3451), or in XMP that is not packed. */
export function tellsPosition(bytes: Buffer, type: string): boolean {
  return notesIn(bytes, type).some((note) => note.includes('GPSLatitude') || hasPosition(note));
}

/** The parts of a picture that are no pixels. */
function notesIn(bytes: Buffer, type: string): Buffer[] {
  if (type === 'jpg') return segments(bytes);
  if (type === 'png') return chunks(bytes, { from: 8, length: (at) => bytes.readUInt32BE(at), name: 4, end: 12 });
  // In a WebP a chunk ends at an even byte.
  const even = (length: number) => length + (length % 2);
  if (type === 'webp')
    return chunks(bytes, { from: 12, length: (at) => even(bytes.readUInt32LE(at + 4)), name: 0, end: 8 });
  return [];
}

/** Of a JPEG, up to where its pixels begin. */
function segments(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  let at = markerFrom(bytes, 2);
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const length = bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0xe1) found.push(bytes.subarray(at + 4, at + 2 + length));
    at = markerFrom(bytes, at + 2 + length);
  }
  return found;
}

/** Any number of its first byte may fill the place before a marker (ITU T.81, B.1.1.2). */
function markerFrom(bytes: Buffer, at: number): number {
  let marker = at;
  while (bytes[marker] === 0xff && bytes[marker + 1] === 0xff) marker += 1;
  return marker;
}

interface Layout {
  from: number;
  length: (at: number) => number;
  /** Where the name of a chunk stands in it. */
  name: number;
  /** What a chunk has beside its content. */
  end: number;
}

const noted = ['eXIf', 'EXIF', 'XMP ', 'iTXt', 'tEXt'];

/** Of a PNG or WebP, which are chunks with names. */
function chunks(bytes: Buffer, { from, length, name, end }: Layout): Buffer[] {
  const found: Buffer[] = [];
  let at = from;
  while (at + 8 <= bytes.length) {
    const size = length(at);
    if (noted.includes(bytes.toString('latin1', at + name, at + name + 4)))
      found.push(bytes.subarray(at + 8, at + 8 + size));
    at += end + size;
  }
  return found;
}

const gpsDirectory = 0x8825;
const latitude = 2;

function hasPosition(note: Buffer): boolean {
  const start = note.subarray(0, 6).includes('Exif') ? 6 : 0;
  const exif = note.subarray(start);
  const order = exif.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const gps = directory(exif, order, number(exif, order, 4, 4)).get(gpsDirectory);
  return gps !== undefined && directory(exif, order, gps).has(latitude);
}

/** The tags of a directory of Exif, with their values as numbers. */
function directory(exif: Buffer, order: string, at: number): Map<number, number> {
  const count = number(exif, order, at, 2);
  const entries = Array.from({ length: Math.min(count, 1000) }, (_, index) => at + 2 + index * 12);
  return new Map(entries.map((entry) => [number(exif, order, entry, 2), number(exif, order, entry + 8, 4)]));
}

/** Nought behind the end, where a picture was cut off. */
function number(exif: Buffer, order: string, at: number, size: number): number {
  if (at + size > exif.length) return 0;
  return order === 'II' ? exif.readUIntLE(at, size) : exif.readUIntBE(at, size);
}
