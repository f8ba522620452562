import type { Carried } from '../carried';
import { allocated } from '../compound/structure';
import { type Contents, contentsOf } from '../contents';
import { endRecordBytes, endRecords, maxBehind } from '../docx/end-record';
import { twoFiles } from '../invalid-file';
import { archivesIn, endsAsArchive } from '../polyglot';

/** What a piece of memory looks like by its first bytes, which begins no file. */
const leftover = new Set<Contents>(['nothing', 'unknown', 'text']);

/**
 * Nothing but a Word document: behind its last sector are only zeros, whole free sectors of which Word leaves, what
 * mail gateways put there, or one free sector with bytes that Word had in its memory.
 * @returns the archives that a reader of such would find from the end of the file: that of the theme, which Word writes
 *   among the tables of the document, and what attackers write there, to be judged like any file inside
 * @throws InvalidFile
 */
export function checkEnds(file: Buffer): Carried[] {
  if (endsAsArchive(file)) throw twoFiles();
  const { end, sectorSize } = allocated(file);
  if (!isUnused(file.subarray(end), sectorSize)) throw twoFiles();
  if (endRecords(file).some((at) => at + endRecordBytes > end)) throw twoFiles();
  return archivesIn(file);
}

function isUnused(behind: Buffer, sectorSize: number): boolean {
  if (behind.length <= maxBehind || behind.every((byte) => byte === 0)) return true;
  return behind.length <= sectorSize && leftover.has(contentsOf(behind));
}
