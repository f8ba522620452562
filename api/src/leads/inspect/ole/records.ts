import { isArchive } from '../first-bytes';
import { damaged } from '../invalid-file';
import { occurrencesOf } from '../occurrences';

/** A record of Office's binary drawings and presentations ([MS-ODRAW] 2.2.1). */
export interface OfficeRecord {
  type: number;
  /** What the record is one of many of, or how many things it holds. */
  instance: number;
  data: Buffer;
  /** Whether the record says that it is longer than what it stands in. */
  isCut: boolean;
}

/** One that may begin anywhere in a stream. */
export interface PlacedRecord extends Omit<OfficeRecord, 'isCut'> {
  /** Where its data begins in the stream. */
  start: number;
}

export const headBytes = 8;

/** In a record's version: it holds records. */
const container = 0xf;

/** Records within records. */
const maxDepth = 32;

/** In bytes: where PowerPoint leaves zeros before the next record, that one begins with a sector of the file. */
const sector = 512;

/** All records, those within others too. What is too short for a record at the end is left out. @throws InvalidFile */
export function* officeRecords(data: Buffer, depth = 0): Generator<OfficeRecord> {
  if (depth > maxDepth) throw damaged();
  for (let at = 0; at + headBytes <= data.length; ) {
    if (depth === 0 && data.readUInt32LE(at) === 0) {
      at = (Math.floor(at / sector) + 1) * sector;
      continue;
    }
    const head = data.readUInt16LE(at);
    const end = at + headBytes + data.readUInt32LE(at + 4);
    const inside = data.subarray(at + headBytes, end);
    yield { type: data.readUInt16LE(at + 2), instance: head >> 4, data: inside, isCut: end > data.length };
    // Some of PowerPoint 2007 say that they hold records, and hold a package.
    if ((head & 0xf) === container && !isArchive(inside)) yield* officeRecords(inside, depth + 1);
    at = end;
  }
}

/**
 * Whatever could be a record of one type, wherever its head stands: programs go to many records by a place, and other
 * bytes may lie between them ([MS-PPT] 2.1.2). Data that would be longer than the stream ends with it.
 */
export function* recordsAnywhere(stream: Buffer, type: number): Generator<PlacedRecord> {
  for (const found of occurrencesOf(Buffer.of(type & 0xff, type >> 8), stream)) {
    const start = found - 2 + headBytes;
    if (found < 2 || start > stream.length) continue;
    const length = stream.readUInt32LE(start - 4);
    yield { type, instance: stream.readUInt16LE(found - 2) >> 4, start, data: stream.subarray(start, start + length) };
  }
}
