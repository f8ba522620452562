import { comment, emf, emfRecord, pieceOfEmf, plusBitmap, plusObject, wmf } from './pictures';

const numbers = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer);
const latin1 = (text: string) => Buffer.from(`${text}\0`, 'latin1');
const wide = (text: string) => Buffer.from(`${text}\0`, 'utf16le');

/** A bitmap of one point whose colours are in a file of this name, without the head of a file ([MS-WMF] 2.2.2.5). */
export function linkedBitmap(name: string, letters = latin1): Buffer {
  const head = Buffer.alloc(124);
  head.set(numbers(124, 1, 1, 0x180001, 0, 4));
  head.set(Buffer.from('KNIL'), 56);
  const written = letters(name);
  head.set(numbers(4, head.length + 4, written.length), 108);
  return Buffer.concat([head, Buffer.alloc(4), written]);
}

/** The same as a file. */
export function bitmapFile(name: string): Buffer {
  const bitmap = linkedBitmap(name);
  return Buffer.concat([Buffer.from('BM'), numbers(14 + bitmap.length, 0, 14 + 124), bitmap]);
}

/** An icon whose picture is one. */
function icon(name: string): Buffer {
  const bitmap = linkedBitmap(name);
  return Buffer.concat([
    numbers(0x10000, 0x1010001, 0x10000),
    numbers(bitmap.length, 22).subarray(0, 8),
    Buffer.alloc(2),
    bitmap,
  ]);
}

/** Where a space of colours has its name ([MS-EMF] 2.2.14 and 2.2.15), behind its number. */
const space = (name: Buffer) => [numbers(1), Buffer.alloc(68), name, Buffer.alloc(520)];

/** Records of EMF that name a profile ([MS-EMF] 2.3.7 and 2.3.11). */
const records: Record<string, (name: string) => Buffer> = {
  'a space of colours': (name) => emfRecord(0x63, ...space(latin1(name))),
  'a space of colours in wide letters': (name) => emfRecord(0x7a, ...space(wide(name))),
  'a profile': (name) => emfRecord(0x70, numbers(0, name.length + 1, 0), latin1(name)),
  'a profile in wide letters': (name) => emfRecord(0x71, numbers(0, name.length * 2 + 2, 0), wide(name)),
  'a profile that is said to have no name': (name) => emfRecord(0x71, numbers(1, 0, 0), wide(name)),
  'a printer to be like': (name) => emfRecord(0x79, numbers(1, 0, name.length * 2 + 2, 0), wide(name)),
  'a bitmap': (name) => emfRecord(81, Buffer.alloc(72), linkedBitmap(name)),
  'a bitmap with a name in wide letters': (name) => emfRecord(81, Buffer.alloc(72), linkedBitmap(name, wide)),
  'a bitmap of a brush': (name) => emfRecord(94, Buffer.alloc(24), linkedBitmap(name)),
  'a bitmap of EMF+': (name) => comment('EMF+', plusObject(5, plusBitmap(bitmapFile(name)))),
};

/** Pictures that take their colours from a file of this name. */
export function withProfile(name: string): Record<string, Buffer> {
  const inEmf = Object.entries(records).map(([what, record]) => [`EMF with ${what}`, emf(record(name))]);
  const bitmap = linkedBitmap(name);
  const stretched = Buffer.concat([
    numbers((bitmap.length + 28) / 2),
    Buffer.from('430f', 'hex'),
    Buffer.alloc(22),
    bitmap,
  ]);
  const newer = emf(emfRecord(81, linkedBitmap(name)));
  return {
    ...Object.fromEntries(inEmf),
    'WMF with a bitmap': wmf(stretched),
    'WMF with a newer one in pieces': wmf(pieceOfEmf(newer.subarray(0, 200)), pieceOfEmf(newer.subarray(200))),
    'a bitmap': bitmapFile(name),
    'an icon': icon(name),
  };
}
