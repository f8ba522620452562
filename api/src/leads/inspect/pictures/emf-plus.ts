import type { Budget } from '../budget';
import { type Held, hiddenProgram } from './held';
import { checkLinkedProfiles } from './profiles';
import { drawnPrograms, postScript } from './starts';

/** In bytes: type, flags, size, and size of the data of a record ([MS-EMFPLUS] 2.3). */
const recordBytes = 12;

/** The record of an object, and the flag of one that goes on in the next such record ([MS-EMFPLUS] 2.3.5.1). */
const objectRecord = 0x4008;
const goesOn = 0x8000;

/** Kinds of objects ([MS-EMFPLUS] 2.1.1.22): brushes and pens, which may draw with a picture, and pictures. */
const brush = 1;
const pen = 2;
const image = 5;

/** What a picture is ([MS-EMFPLUS] 2.1.1.15), and where a bitmap and a metafile begin in it ([MS-EMFPLUS] 2.2.2). */
const bitmap = 1;
const metafile = 2;
const bitmapStart = 28;
const metafileStart = 16;

/** What any object begins with whose bytes are not only the end of one ([MS-EMFPLUS] 2.2.2.19), but for its version. */
const signature = 0xdbc01;

const startsAnywhere = [...drawnPrograms, postScript, '<svg'];

/**
 * The objects in the comments of one metafile ([MS-EMFPLUS]). An object may go on through several records and comments.
 */
export class EmfPlus {
  private flags: number | undefined;
  private pieces: Buffer[] = [];

  /** @throws InvalidFile */
  *read(data: Buffer, budget: Budget): Generator<Held> {
    for (let at = 0; at + recordBytes <= data.length; ) {
      budget.takeInflated(recordBytes);
      const [type, flags] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)];
      const size = Math.max(data.readUInt32LE(at + 4), recordBytes);
      const object = data.subarray(at + recordBytes, at + size);
      at += size;
      if (type !== objectRecord || this.flags !== (flags & ~goesOn)) yield* this.end();
      if (type === objectRecord) yield* this.add(flags, object);
    }
  }

  /** What an object that has gone on is when nothing follows. @throws InvalidFile */
  *end(): Generator<Held> {
    if (this.flags !== undefined) yield* heldByObject(this.flags, Buffer.concat(this.pieces));
    this.flags = undefined;
    this.pieces = [];
  }

  /** All pieces but the last begin with the size of the whole. LibreOffice leaves as many bytes out of the last. */
  private *add(flags: number, data: Buffer): Generator<Held> {
    const isLast = (flags & goesOn) === 0;
    if (isLast && this.flags === undefined) yield* heldByObject(flags, data);
    if (isLast && this.flags !== undefined) {
      yield* heldByObject(flags, Buffer.concat([...this.pieces, data]));
      if (data.length >= 4 && data.readUInt32LE(0) >>> 12 === signature) yield* heldByObject(flags, data);
    }
    if (isLast && this.flags === undefined) return;
    this.flags = flags & ~goesOn;
    this.pieces.push(data.subarray(4));
    if (isLast) yield* this.end();
  }
}

function* heldByObject(flags: number, data: Buffer): Generator<Held> {
  const type = (flags >> 8) & 0x7f;
  if ((type === brush || type === pen) && startsAnywhere.some((start) => data.includes(start, 0, 'latin1'))) {
    throw hiddenProgram();
  }
  // A picture is judged by itself.
  if (type === brush || type === pen) checkLinkedProfiles(data);
  if (type !== image || data.length < metafileStart) return;
  const kind = data.readUInt32LE(4);
  if (kind === metafile) yield { data: data.subarray(metafileStart) };
  if (kind !== bitmap || data.length < bitmapStart) return;
  // The width and whether it is a file: LibreOffice also takes one without a width for a file.
  const isFile = data.readUInt32LE(24) !== 0 || data.readUInt32LE(8) === 0;
  if (isFile) yield { data: data.subarray(bitmapStart) };
}
