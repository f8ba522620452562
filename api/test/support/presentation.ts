import { deflateSync } from 'node:zlib';
import { compoundFile } from './compound-file';
import { propertySet } from './property-set';

/** What the stream of the current user says of a presentation. */
export const tokens = { plain: 0xe391c05f, encrypted: 0xf3d1c4df };

interface Head {
  version?: number;
  instance?: number;
  /** In bytes, as the record says it. */
  length?: number;
}

/** A record of a presentation; by its version, one that holds others. */
export function slideRecord(
  type: number,
  data: Buffer | readonly Buffer[],
  { version = Array.isArray(data) ? 0xf : 0, instance = 0, length }: Head = {},
): Buffer {
  const inside = Buffer.isBuffer(data) ? data : Buffer.concat(data);
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(length ?? inside.length, 4);
  return Buffer.concat([head, inside]);
}

export function slideText(text: string, instance = 0): Buffer {
  return slideRecord(0x0fba, Buffer.from(text, 'utf16le'), { instance });
}

/** An object, a control or a project of macros. */
export function storedObject(file: Buffer, head: Head = {}): Buffer {
  return slideRecord(0x1011, file, head);
}

/** The same as most programs keep it. */
export function packedObject(file: Buffer, head: Head = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(file.length);
  return storedObject(Buffer.concat([size, deflateSync(file)]), { instance: 1, ...head });
}

/** A link with its name and address. */
export function slideLink(...texts: readonly Buffer[]): Buffer {
  return slideRecord(0x0409, [slideRecord(0x0fd7, [slideRecord(0x0fd3, Buffer.alloc(4)), ...texts])]);
}

/** A film or a sound in a file of its own. */
export function slideMedia(type: number, path: string): Buffer {
  return slideRecord(type, [slideRecord(0x1004, Buffer.alloc(8)), slideText(path)]);
}

/** What is done at a click or under the mouse, and for a link, of which kind that is. */
export function slideAction(action: number, { isUnderMouse = false, link = 0 } = {}): Buffer {
  const atom = Buffer.alloc(16);
  atom.writeUInt8(action, 8);
  atom.writeUInt8(link, 12);
  return slideRecord(0x0ff2, [slideRecord(0x0ff3, atom)], { version: 0xf, instance: isUnderMouse ? 1 : 0 });
}

/** A presentation before 2007 with these records. */
export function presentation(
  records: readonly Buffer[],
  token = tokens.plain,
  more: Record<string, Buffer | string> = {},
): Buffer {
  const user = Buffer.alloc(20);
  user.writeUInt32LE(token, 12);
  return compoundFile({
    'PowerPoint Document': Buffer.concat(records),
    'Current User': slideRecord(0x0ff6, user.subarray(8)),
    ...more,
  });
}

/** The stream that sums a document up, with a link. */
export function summaryWithLink(address: string, { isWide = false, kind = 0 } = {}): Record<string, Buffer> {
  const number = Buffer.of(3, 0, 0, 0, 0, 0, 0, 0);
  const info = Buffer.from(number);
  info.writeUInt32LE(kind, 4);
  const [target, place] = [address, 'Note: a place'].map((text) => {
    const head = Buffer.of(0x1f, 0, 0, 0, text.length + 1, 0, 0, 0);
    return Buffer.concat([head, Buffer.from(`${text}\0`, 'utf16le'), Buffer.alloc(text.length % 2 === 0 ? 2 : 0)]);
  });
  const value = Buffer.concat([Buffer.of(6, 0, 0, 0), number, number, number, info, target ?? number, place ?? number]);
  return { '\u0005DocumentSummaryInformation': propertySet('_PID_HLINKS', 65, value, isWide) };
}
