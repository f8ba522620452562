import { damaged, twoFiles } from '../invalid-file';

/** The record that every reader of ZIP archives looks for first, from the end of the file (APPNOTE.TXT 4.3.16). */
const signature = 'PK\x05\x06';
export const endRecordBytes = 22;

/** In bytes. Its comment says how long it is in two of them. */
const maxComment = 65_535;

/**
 * In bytes: what mail gateways and file systems append to a file, a line end or a few blanks. Nobody can hide a file in
 * as little. Zeros may be as many as they like: they fill up a sector.
 */
export const maxBehind = 64;

/** Where end records may be, the last one first. */
export function endRecords(file: Buffer): number[] {
  const first = Math.max(0, file.length - endRecordBytes - maxComment);
  const found: number[] = [];
  for (let at = file.indexOf(signature, first, 'latin1'); at >= 0; at = file.indexOf(signature, at + 1, 'latin1')) {
    if (at + endRecordBytes <= file.length) found.push(at);
  }
  return found.reverse();
}

/** Where the archive ends whose end record begins at `at`. */
export function endOfArchive(file: Buffer, at: number): number {
  return at + endRecordBytes + file.readUInt16LE(at + 20);
}

/**
 * The archive without what lies behind it. Readers that insist on a record at the very end must not find another one.
 * @throws InvalidFile when that could be a second file
 */
export function withoutTail(file: Buffer): Buffer {
  const [last, ...others] = endRecords(file);
  if (last === undefined) throw damaged();
  const end = endOfArchive(file, last);
  if (end > file.length) throw damaged();
  if (end - last - endRecordBytes > maxBehind) throw twoFiles();
  if (end === file.length) return file;
  if (others.some((at) => endOfArchive(file, at) === file.length)) throw twoFiles();
  if (file.length - end > maxBehind && file.subarray(end).some((byte) => byte !== 0)) throw twoFiles();
  return file.subarray(0, end);
}
