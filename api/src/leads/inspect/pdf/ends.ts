import type { Carried } from '../carried';
import { hasPdfHeader } from '../first-bytes';
import { damaged, notInside, twoFiles } from '../invalid-file';
import { archivesIn, endsAsArchive } from '../polyglot';
import { textFormatOf } from '../text-formats';

/**
 * In bytes, from the start and from the end: as far as viewers look for the marks of both. Some writers put blanks or a
 * mark before the first, and programs on the way put something behind the last.
 */
const marksWithin = 1024;

/** White space of PDF (ISO 32000-2, table 1), and zeros, which mail servers of old put behind the end. */
const blanks = new Set([0, 9, 10, 12, 13, 32]);

const mark = Buffer.from('\ufeff');
const header = '%PDF-';
const end = '%%EOF';

/**
 * Text such as Ctrl+Z of DOS or the boundary of a mail. Whatever goes by the end of a file, as archives and disk images
 * do, has bytes of other kinds there, and a page needs a tag.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are harmless
const harmless = /^[\0\t\n\f\r\x1a -$&-;=-~]*$/;

/** Words of a later version of the document, of which the rest is missing. */
const ofAnotherPdf = /obj|xref|trailer/;

/**
 * Nothing but a PDF file: it begins with the header and ends with the mark of the end, or something else is joined to
 * it, or part of it is missing. This is all that is judged by bytes; the rest is up to readers.
 * @returns archives in streams near the end, which Python would run as programs
 * @throws InvalidFile
 */
export function checkEnds(file: Buffer): Carried[] {
  let start = file.subarray(0, mark.length).equals(mark) ? mark.length : 0;
  while (start < marksWithin && blanks.has(file[start] ?? -1)) start += 1;
  if (file.toString('latin1', start, start + header.length) !== header) {
    throw hasPdfHeader(file) ? twoFiles() : notInside('a PDF file', textFormatOf(file));
  }
  // Old browsers take for a page what has such a tag near its start.
  const [before = ''] = file.toString('latin1', start, marksWithin).split(/\bobj\b/, 1);
  if (/<(?:!doctype|html|head|body|script|iframe|svg|\?)/i.test(before)) throw twoFiles();
  if (endsAsArchive(file)) throw twoFiles();
  let last = file.length;
  while (last > 0 && blanks.has(file[last - 1] ?? -1)) last -= 1;
  const tail = file.toString('latin1', Math.max(0, last - marksWithin), last);
  const behind = tail.slice(tail.lastIndexOf(end) + end.length);
  if (!tail.includes(end) || ofAnotherPdf.test(behind)) throw damaged();
  if (!harmless.test(behind)) throw twoFiles();
  return archivesIn(file);
}
