import type { Carried } from './carried';
import { endOfArchive, endRecords } from './docx/end-record';
import { isDocument } from './file-kinds';
import { isArchive, isArchiveOfWps } from './first-bytes';
import { twoFiles } from './invalid-file';
import { extensionOf } from './path-names';
import { Reader } from './reader';

/** Whether the end of this file is also the end of a ZIP archive, so that it would run as a JAR under another name. */
export function endsAsArchive(file: Buffer): boolean {
  return endRecords(file).some((at) => endOfArchive(file, at) === file.length);
}

/** Begins each entry in the list of an archive (APPNOTE.TXT 4.3.12). */
const listed = 'PK\x01\x02';

/** Near the end of a document. Word has one of its theme, and one for each file or formula that was put in. */
const maxArchives = 128;

const parts = new Set(['', 'rels', 'bin', 'vml']);

/**
 * The archives that a reader of such, as that of Python, would find from the end of a file, whatever follows: files
 * that it has inside as they are, and what attackers put there, to be judged like any file inside.
 * @throws InvalidFile
 */
export function archivesIn(file: Buffer): Carried[] {
  const records = endRecords(file);
  if (records.length > maxArchives) throw twoFiles();
  return records.flatMap((at) => archiveAt(file, at));
}

/** None where the list is missing, without which no program finds a file. @throws InvalidFile */
function archiveAt(file: Buffer, at: number): Carried[] {
  const list = at - file.readUInt32LE(at + 12);
  if (list < 0 || file.toString('latin1', list, list + listed.length) !== listed) return [];
  const start = list - file.readUInt32LE(at + 16);
  if (start >= 0 && beginsArchive(file.subarray(start))) {
    const data = file.subarray(start, endOfArchive(file, at));
    return [{ names: [], data, contents: ['archive'], isOpenDocument: beginsOpenDocument(data) }];
  }
  // The sectors of a stream may stand in any order, and then only parts of its archive are found, by their names.
  if (!namesIn(file.subarray(list, at)).every(isHarmless)) throw twoFiles();
  return [];
}

/** Also as WPS Office writes it. */
function beginsArchive(data: Buffer): boolean {
  return isArchive(data) || isArchiveOfWps(data);
}

/** Whether its first entry, of eight letters, is what LibreOffice knows its kind by (OpenDocument 1.3, part 2, 3.3). */
function beginsOpenDocument(data: Buffer): boolean {
  return data.toString('latin1', 26, 28) === '\b\0' && data.toString('latin1', 30, 38) === 'mimetype';
}

/** @throws InvalidFile for a list with something else in it */
function namesIn(list: Buffer): string[] {
  const reader = new Reader(list);
  const names: string[] = [];
  while (reader.left > 0) {
    if (reader.bytes(listed.length).toString('latin1') !== listed) throw twoFiles();
    reader.bytes(24);
    const [name, extra, comment] = [reader.u16(), reader.u16(), reader.u16()];
    reader.bytes(12);
    names.push(reader.bytes(name).toString('latin1'));
    reader.bytes(extra + comment);
  }
  return names;
}

/** Documents, and parts of packages of Office and LibreOffice, some of which have no end. */
function isHarmless(name: string): boolean {
  return isDocument(name) || parts.has(extensionOf(name));
}
