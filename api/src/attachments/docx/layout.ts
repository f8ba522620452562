import type { Entry, ZipFile } from 'yauzl';
import { damaged, twoFiles } from '../unfit';

/** In bytes: a record of sizes and checksum that writers put behind an entry when they did not know them before. */
const maxDescriptor = 24;

/**
 * The entries follow one another from the first byte of the file to the list at its end: none overlaps another, as in
 * bombs whose entries share their data, and nothing else lies between them. Both names of an entry are the same.
 * @throws Unfit
 */
export async function checkLayout(zip: ZipFile, entries: readonly Entry[], file: Buffer): Promise<void> {
  const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  let slack = 0;
  for (const entry of inOrder) {
    const start = entry.relativeOffsetOfLocalHeader;
    checkGap(end, start, slack);
    const local = await zip.readLocalFileHeaderPromise(entry, {});
    if (!local.fileName.equals(entry.fileNameRaw)) throw damaged();
    end = local.fileDataStart + entry.compressedSize;
    slack = entry.generalPurposeBitFlag & 0x8 ? maxDescriptor : 0;
  }
  const list = listPlace(file);
  checkGap(end, list.start, slack);
  if (list.start + list.size + endRecordBytes !== file.length) throw damaged();
}

function checkGap(end: number, start: number, allowed: number): void {
  if (start < end) throw damaged();
  if (start > end + allowed) throw twoFiles();
}

const endRecordBytes = 22;

/** The archive has no comment, so its end record comes last. No file of 5 MB needs the 64-bit format. */
function listPlace(file: Buffer): { start: number; size: number } {
  const record = file.subarray(-endRecordBytes);
  return { start: record.readUInt32LE(16), size: record.readUInt32LE(12) };
}
