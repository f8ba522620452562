import { hyperlink } from './ole';

const headBytes = 68;

/** Of a link before its moniker: a class, a version and flags. */
const linkBytes = 24;

interface EmptyLink {
  flags?: number;
  /** In the same record. */
  behind?: Buffer;
  /** What the record says of its length, in bytes. */
  size?: number;
}

/**
 * The record beside a field whose address LibreOffice cannot take apart: a head, a byte that says where a link would
 * open, and of the link what stands before its moniker.
 */
export function emptyLink({ flags = 3, behind = Buffer.alloc(0), size }: EmptyLink = {}): Buffer {
  const head = Buffer.alloc(headBytes + 1);
  head.writeUInt32LE(size ?? head.length + linkBytes + behind.length);
  head.writeUInt16LE(headBytes, 4);
  return Buffer.concat([head, hyperlink('https://example.com', { flags }).subarray(0, linkBytes), behind]);
}

/** The head of a record of a picture or of another link, with zeros behind it. */
export function recordOf(size: number): Buffer {
  const record = Buffer.alloc(size);
  record.writeUInt32LE(size);
  record.writeUInt16LE(headBytes, 4);
  return record;
}
