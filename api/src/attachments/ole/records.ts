import { damaged } from '../unfit';

/** A record of Office's binary drawings and presentations ([MS-ODRAW] 2.2.1). */
export interface OfficeRecord {
  type: number;
  /** What the record is one of many of, or how many things it holds. */
  instance: number;
  data: Buffer;
}

const headBytes = 8;

/** In a record's version: it holds records. */
const container = 0xf;

/** Records within records. */
const maxDepth = 32;

/** All records, those within others too. What is too short for a record at the end is left out. @throws Unfit */
export function* officeRecords(data: Buffer, depth = 0): Generator<OfficeRecord> {
  if (depth > maxDepth) throw damaged();
  for (let at = 0; at + headBytes <= data.length; ) {
    const head = data.readUInt16LE(at);
    const end = at + headBytes + data.readUInt32LE(at + 4);
    const inside = data.subarray(at + headBytes, end);
    yield { type: data.readUInt16LE(at + 2), instance: head >> 4, data: inside };
    if ((head & 0xf) === container) yield* officeRecords(inside, depth + 1);
    at = end;
  }
}
