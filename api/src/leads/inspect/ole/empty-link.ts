import { storedClass } from './classes';

/** What a record of data begins with ([MS-DOC] 2.9.158): how long it is, and how long its own head, in bytes. */
const headBytes = 68;
const headSizePlace = 4;

/** Where the link opens, and of it the class, a version and that a moniker and a whole address would follow. */
const link = Buffer.concat([
  Buffer.of(0),
  Buffer.from(storedClass('79EAC9D0-BAF9-11CE-8C82-00AA004BA90B'), 'hex'),
  Buffer.from([2, 0, 0, 0, 3, 0, 0, 0]),
]);

const beforeClass = headBytes + 1;
const record = Buffer.alloc(headBytes + link.length);
record.writeUInt32LE(record.length);
record.writeUInt16LE(headBytes, headSizePlace);
link.copy(record, headBytes);

/** In bytes, from the class on. */
export const emptyLinkBytes = record.length - beforeClass;

/**
 * Whether the link whose class stands here is one that leads nowhere, byte for byte as LibreOffice writes it for an
 * address that it cannot take apart (`#`, `https://`, a host with letters beyond ASCII): the record ends where the
 * moniker should begin. The address stands in the instruction of the field, and is judged there. Behind the record is
 * nothing, or the head of another one: whoever read on would take that for a class of no moniker (`…-0044-…`).
 * @param at of the class in the stream
 */
export function isEmptyLink(stream: Buffer, at: number): boolean {
  const start = at - beforeClass;
  const end = start + record.length;
  if (start < 0 || !stream.subarray(start, end).equals(record)) return false;
  return end === stream.length || isRecord(stream.subarray(end));
}

function isRecord(data: Buffer): boolean {
  if (data.length < headBytes || data.readUInt16LE(headSizePlace) !== headBytes) return false;
  const size = data.readUInt32LE();
  return headBytes <= size && size <= data.length;
}
