import { type Entry, type LocalFileHeader, parseExtraFields, type ZipFile } from 'yauzl';
import { emptyEndRecord, isArchiveOfWps } from '../first-bytes';
import { damaged, twoFiles } from '../invalid-file';
import { endRecordBytes } from './end-record';
import { checkFields } from './plain-entry';

/** In bytes: a record of sizes and checksum that writers put behind an entry when they did not know them before. */
const maxDescriptor = 24;

/** In an entry's flags: such a record follows it. */
const hasDescriptor = 0x8;

/** Number of a field with the name of an entry in UTF-8, which stands in it behind a version and a checksum. */
const unicodeName = 0x7075;
const beforeName = 5;

/** In bytes: an entry in the list at the end, without its name, fields and comment. */
const listedBytes = 46;

/** Stands before the end record of an archive that could be larger than 4 GB. */
const large = 'PK\x06\x07';
const largeBytes = 20;

/**
 * The entries follow one another from the first byte of the file, or from behind the empty record that WPS Office puts
 * there and counts as well, to the list at its end: none overlaps another, as in bombs whose entries share their data,
 * and nothing else lies between them. What stands before an entry says the same as the list.
 * @throws InvalidFile
 */
export async function checkLayout(zip: ZipFile, entries: readonly Entry[], file: Buffer): Promise<void> {
  const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = isArchiveOfWps(file) ? emptyEndRecord.length : 0;
  let slack = 0;
  for (const entry of inOrder) {
    checkGap(end, entry.relativeOffsetOfLocalHeader, slack);
    const local = await zip.readLocalFileHeaderPromise(entry, {});
    if (!agree(entry, local)) throw damaged();
    checkFields(parseExtraFields(local.extraField));
    end = local.fileDataStart + entry.compressedSize;
    slack = entry.generalPurposeBitFlag & hasDescriptor ? maxDescriptor : 0;
  }
  checkGap(end, startOfList(file, entries, zip.comment.length), slack);
}

function checkGap(end: number, start: number, allowed: number): void {
  if (start < end) throw damaged();
  if (start > end + allowed) throw twoFiles();
}

/** A writer that did not know the sizes left them out, and one that feared large ones put them elsewhere. */
function agree(entry: Entry, local: LocalFileHeader): boolean {
  if (!local.fileName.equals(entry.fileNameRaw)) return false;
  // Some programs prefer the name in a field that Info-ZIP has added, whatever its checksum; Word does not know it.
  const names = entry.extraFields.filter(({ id }) => id === unicodeName).map(({ data }) => data.subarray(beforeName));
  if (!names.every((name) => name.equals(entry.fileNameRaw))) return false;
  if (local.compressionMethod !== entry.compressionMethod) return false;
  if (local.generalPurposeBitFlag & hasDescriptor || local.compressedSize === 0xffffffff) return true;
  return local.compressedSize === entry.compressedSize && local.uncompressedSize === entry.uncompressedSize;
}

/**
 * The end record follows the list, which has these entries and no more. Records of large archives, which another reader
 * might believe instead, are needed for no file of 5 MB.
 */
function startOfList(file: Buffer, entries: readonly Entry[], comment: number): number {
  const at = file.length - endRecordBytes - comment;
  const [size, start] = [file.readUInt32LE(at + 12), file.readUInt32LE(at + 16)];
  const listed = entries.reduce((sum, entry) => {
    return sum + listedBytes + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
  }, 0);
  const isLarge = file.toString('latin1', at - largeBytes, at - largeBytes + large.length) === large;
  if (isLarge || size !== listed || start + size !== at) throw damaged();
  return start;
}
