import { endsAsArchive } from '../polyglot';
import { damaged, notInside, twoFiles } from '../unfit';

/** In bytes, from the start: as far as viewers look for the header. Some writers put blanks or a mark before it. */
const headerWithin = 1024;

/** White space of PDF (ISO 32000-2, table 1), and zeros, which mail servers of old put behind the end. */
const blanks = new Set([0, 9, 10, 12, 13, 32]);

const mark = Buffer.from('\ufeff');
const header = '%PDF-';
const end = '%%EOF';

/**
 * Nothing but a PDF file: it begins with the header and ends with the mark of the end, or something else is joined to
 * it, or part of it is missing. This is all that is judged by bytes; the rest is up to readers.
 * @throws Unfit
 */
export function checkEnds(file: Buffer): void {
  let start = file.subarray(0, mark.length).equals(mark) ? mark.length : 0;
  while (start < headerWithin && blanks.has(file[start] ?? -1)) start += 1;
  if (file.toString('latin1', start, start + header.length) !== header) throw notInside('a PDF file');
  // Old browsers take for a page what has such a tag near its start.
  const [before = ''] = file.toString('latin1', start, headerWithin).split(/\bobj\b/, 1);
  if (/<(?:!doctype|html|head|body|script|iframe|svg|\?)/i.test(before)) throw twoFiles();
  if (endsAsArchive(file)) throw twoFiles();
  let last = file.length;
  while (last > 0 && blanks.has(file[last - 1] ?? -1)) last -= 1;
  if (file.toString('latin1', last - end.length, last) !== end) throw damaged();
}
