import { deflateSync } from 'node:zlib';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const numbers = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer);

export const eps = latin1('%!PS-Adobe-3.0 EPSF-3.0\n%%EndComments\n');

/** The same behind the head of DOS. */
export const dosEps = Buffer.concat([latin1('\xc5\xd0\xd3\xc6'), numbers(30, eps.length, 0, 0, 0, 0), eps]);

/** A metafile with these records between its head and its end ([MS-EMF] 2.3.4). */
export function emf(...records: Buffer[]): Buffer {
  const body = Buffer.concat([...records, numbers(14, 20, 0, 16, 20)]);
  const head = numbers(1, 88, ...Array(8).fill(0), 0x464d4520, 0x10000, 88 + body.length, records.length + 2);
  return Buffer.concat([head, Buffer.alloc(88 - head.length), body]);
}

/** A record of a metafile, filled up to whole numbers. */
export function emfRecord(type: number, ...data: Buffer[]): Buffer {
  const all = Buffer.concat(data);
  const filled = Buffer.concat([all, Buffer.alloc(-all.length & 3)]);
  return Buffer.concat([numbers(type, filled.length + 8), filled]);
}

/** A comment ([MS-EMF] 2.3.3). `said` is how long it says that it is. */
export function comment(kind: string, data: Buffer, said = data.length + 4): Buffer {
  return emfRecord(70, numbers(said), latin1(kind), data);
}

/** A comment with the same picture in another format ([MS-EMF] 2.3.3.4.3), `at` bytes behind the comment's kind. */
export function otherFormat(data: Buffer, signature = 0x50444620, at = 44): Buffer {
  const list = numbers(0x40000004, 0, 0, 0, 0, 1, signature, 1, data.length, at);
  return comment('GDIC', Buffer.concat([list, data]));
}

/** An older metafile in a comment ([MS-EMF] 2.3.3.4.4). */
export function olderFormat(data: Buffer): Buffer {
  return comment('GDIC', Buffer.concat([numbers(0x80000001, 0x300, 0, 0, data.length), data]));
}

/** An order to a printer ([MS-EMF] 2.3.6.2). */
export function emfEscape(order: number, data: Buffer, type = 106): Buffer {
  return emfRecord(type, numbers(order, data.length), data);
}

/** An object of EMF+ ([MS-EMFPLUS] 2.3.5.1). `flags` say that it goes on. */
export function plusObject(kind: number, data: Buffer, flags = 0): Buffer {
  const head = numbers(0x4008, data.length + 12, data.length);
  head.writeUInt16LE((kind << 8) | flags, 2);
  return Buffer.concat([head, data]);
}

/** A bitmap of EMF+ that is a file ([MS-EMFPLUS] 2.2.2.2), and a metafile in EMF+ ([MS-EMFPLUS] 2.2.2.27). */
export function plusBitmap(file: Buffer, isFile = 1, width = 1): Buffer {
  return Buffer.concat([numbers(0xdbc01002, 1, width, 1, 0, 0, isFile), file]);
}
export function plusMetafile(file: Buffer): Buffer {
  return Buffer.concat([numbers(0xdbc01002, 2, 3, file.length), file]);
}

/** A metafile with one picture as an object of EMF+. */
export function emfWith(file: Buffer): Buffer {
  return emf(comment('EMF+', plusObject(5, plusBitmap(file))));
}

/** The same with its picture in two pieces, in comments of their own. */
export function emfInPieces(file: Buffer): Buffer {
  const whole = plusBitmap(file);
  const size = numbers(whole.length);
  const first = plusObject(5, Buffer.concat([size, whole.subarray(0, 20)]), 0x8000);
  return emf(
    comment('EMF+', first),
    comment('EMF+', plusObject(5, Buffer.concat([size, whole.subarray(20)]), 0x8000)),
    comment('EMF+', plusObject(1, Buffer.alloc(8))),
  );
}

/** A metafile of Windows 3 with these records ([MS-WMF] 2.3). */
export function wmf(...records: Buffer[]): Buffer {
  return Buffer.concat([latin1('\x01\0\t\0\0\x03'), Buffer.alloc(12), ...records, numbers(3), Buffer.alloc(2)]);
}

export function placedWmf(...records: Buffer[]): Buffer {
  return Buffer.concat([latin1('\xd7\xcd\xc6\x9a'), Buffer.alloc(18), wmf(...records)]);
}

/** An order to a printer, or a note ([MS-WMF] 2.3.6.1). */
export function wmfEscape(order: number, data: Buffer): Buffer {
  const filled = Buffer.concat([data, Buffer.alloc(data.length & 1)]);
  const head = Buffer.alloc(10);
  head.writeUInt32LE((filled.length + head.length) / 2, 0);
  head.writeUInt16LE(0x626, 4);
  head.writeUInt16LE(order, 6);
  head.writeUInt16LE(data.length, 8);
  return Buffer.concat([head, filled]);
}

/** A piece of a newer metafile ([MS-WMF] 2.3.6.25). */
export function pieceOfEmf(data: Buffer): Buffer {
  return wmfEscape(15, Buffer.concat([latin1('WMFC'), Buffer.alloc(30), data]));
}

interface Kind {
  /** What the record is, and what it holds. */
  type?: number;
  instance?: number;
  /** Bytes between the head and the picture. */
  before?: number;
}

/** The record of a picture ([MS-ODRAW] 2.2.23): one of PNG with one name unless said otherwise. */
export function blip(data: Buffer, { type = 0xf01e, instance = 0x6e0, before = 17 }: Kind = {}): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(instance << 4, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(before + data.length, 4);
  return Buffer.concat([head, Buffer.alloc(before), data]);
}

/** Kinds of packed pictures, with one name and with two ([MS-ODRAW] 2.2.24 to 2.2.26). */
export const packedKinds: Record<string, Kind> = {
  EMF: { type: 0xf01a, instance: 0x3d4, before: 50 },
  'EMF with two names': { type: 0xf01a, instance: 0x3d5, before: 66 },
  WMF: { type: 0xf01b, instance: 0x216, before: 50 },
  PICT: { type: 0xf01c, instance: 0x542, before: 50 },
};

export function packedBlip(data: Buffer, kind: Kind = {}): Buffer {
  return blip(deflateSync(data), kind);
}

/** An archive whose list counts from so many bytes before it (APPNOTE.TXT 4.3.12, 4.3.16). */
export function movedArchive(file: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(file);
  const end = copy.length - 22;
  const start = copy.readUInt32LE(end + 16);
  copy.writeUInt32LE(start + bytes, end + 16);
  for (let at = start; at < end; at += 46 + copy.readUInt16LE(at + 28) + copy.readUInt16LE(at + 30)) {
    copy.writeUInt32LE(copy.readUInt32LE(at + 42) + bytes, at + 42);
  }
  return copy;
}
