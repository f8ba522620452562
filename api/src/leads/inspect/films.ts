import { executable } from './invalid-file';
import { occurrencesOf } from './occurrences';

/** In bytes: size and type of a box (ISO/IEC 14496-12, 4.2), and its size again where the first is 1. */
const headBytes = 8;
const longHeadBytes = 16;

/**
 * What a film begins with (4.3; QuickTime File Format, atoms), and the boxes that say where everything is (8.2, 8.8 and
 * 8.11).
 */
const first = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);
const describing = new Set(['moov', 'moof', 'meta']);

/**
 * Boxes of QuickTime that lead to another film, or to one for each speed of a network (`rmra`, `rdrf`), and one with
 * all others packed, which nobody reads here (`cmov`).
 */
const leading = ['rmra', 'rdrf', 'cmov'];

/** The list of files that sounds and pictures are in (8.7.2), and of each, whether that is the film itself. */
const files = Buffer.from('dref', 'latin1');
const entriesPlace = 12;
const entryHeadBytes = 12;
const isSelf = 1;

export function isFilm(start: Buffer): boolean {
  return first.has(start.toString('latin1', 4, headBytes));
}

/**
 * A film of QuickTime or MP4, which players fetch from wherever it says that it is.
 * @throws InvalidFile for one that is not in the file itself
 */
export function checkFilm(data: Buffer): void {
  for (let at = 0; at + longHeadBytes <= data.length; ) {
    const said = data.readUInt32BE(at);
    const size = said === 1 ? Number(data.readBigUInt64BE(at + headBytes)) : said;
    const end = said === 0 ? data.length : at + size;
    if (describing.has(data.toString('latin1', at + 4, at + headBytes))) checkDescription(data.subarray(at, end));
    if (end < at + headBytes) return;
    at = end;
  }
}

/** Within one stand only tables and names, so boxes are looked for wherever they may be. */
function checkDescription(box: Buffer): void {
  if (leading.some((type) => box.includes(type, 0, 'latin1'))) throw elsewhere();
  let left = mostFiles;
  for (const at of occurrencesOf(files, box)) left -= checkFiles(box, at + entriesPlace, left);
}

/** In how many files all tracks of a film may be said to be. Each has one, and none has a hundred tracks. */
const mostFiles = 1000;

/** @returns how many the list has */
function checkFiles(box: Buffer, start: number, most: number): number {
  if (start > box.length) return 0;
  let count = 0;
  for (let at = start; count < box.readUInt32BE(start - 4) && at + entryHeadBytes <= box.length; count += 1) {
    if (count >= most) throw elsewhere();
    const size = box.readUInt32BE(at);
    // One without an address is the film itself as well.
    if (size > entryHeadBytes + 1 && (box.readUInt8(at + entryHeadBytes - 1) & isSelf) === 0) throw elsewhere();
    at += Math.max(size, entryHeadBytes);
  }
  return count;
}

function elsewhere() {
  return executable('a film that is in another file');
}
