import { endsAsArchive } from '../polyglot';
import { damaged, notInside, twoFiles } from '../unfit';
import { refuseActions } from './actions';
import { checkCrossReference } from './cross-reference';

/** White space of PDF (ISO 32000-2, table 1) as a class of a regular expression. */
const space = '[\\0\\t\\n\\f\\r ]';

/** The standard wants `%PDF-` at the very start. Some writers put a byte order mark or an empty line before it. */
const header = new RegExp(`^(?:\\xef\\xbb\\xbf)?${space}{0,16}%PDF-(?:1\\.[0-7]|2\\.0)(?!\\d)`);

/** Comments may follow the header, and mostly a binary one does; then the first object begins. */
const preamble = new RegExp(`^(?:${space}|%[^\\r\\n]*)*\\d+${space}+\\d+${space}+obj\\b`);

const ending = new RegExp(`startxref${space}+(\\d{1,10})${space}+%%EOF${space}*$`);

/**
 * A PDF file from its header to its end, and nothing else before or behind (ISO 32000-2, 7.5).
 * @throws Unfit
 */
export function checkPdf(file: Buffer): void {
  const start = header.exec(file.toString('latin1', 0, 64))?.[0];
  if (start === undefined) throw notInside('a PDF file');
  const headerAt = start.indexOf('%');
  const [before] = preamble.exec(file.toString('latin1', headerAt, headerAt + 4096)) ?? [];
  if (before === undefined) throw damaged();
  // Old browsers took anything for a web page that had a tag near its start.
  if (/<[a-z!?/]/i.test(before)) throw twoFiles();
  if (endsAsArchive(file)) throw twoFiles();
  checkCrossReference(file, lastCrossReference(file), headerAt);
  refuseActions(file.toString('latin1'));
}

/** Where the last `startxref` points. Zeros and empty lines behind the end come from mail servers of old. */
function lastCrossReference(file: Buffer): number {
  let end = file.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(file[end - 1] ?? -1)) end -= 1;
  const found = ending.exec(file.toString('latin1', Math.max(0, end - 256), end))?.[1];
  if (found === undefined) throw damaged();
  return Number(found);
}
