import { executable } from '../invalid-file';
import { isLocalPath } from '../links/local-path';
import { type Description, tableOf, word6 } from './description';

/** Among a document's properties ([MS-DOC] 2.9.272): its template, and where a mail merge takes its data from. */
const template = 1;
const dataSource = 8;
const headerSource = 9;

/** Refuses files that Word would fetch from another computer when it opens the document. @throws InvalidFile */
export function checkPaths(description: Description): void {
  const isWord6 = description.layout === word6;
  const properties = textsIn(tableOf(description, 'properties'), isWord6);
  const files = textsIn(tableOf(description, 'files'), isWord6);
  for (const path of [template, dataSource, headerSource].map((index) => properties[index] ?? '').concat(files)) {
    if (!isLocalPath(path)) throw executable('a link to a template or file on another computer or the internet');
  }
}

/** A table of texts: in UTF-16 since Word 97, each behind its length ([MS-DOC] 2.2.4). */
function textsIn(table: Buffer, isWord6: boolean): string[] {
  if (table.length < 6) return [];
  const isWide = !isWord6 && table.readUInt16LE(0) === 0xffff;
  const extra = isWord6 ? 0 : table.readUInt16LE(isWide ? 4 : 2);
  const texts: string[] = [];
  for (let at = isWord6 ? 2 : isWide ? 6 : 4; at + (isWide ? 2 : 1) <= table.length; ) {
    const characters = isWide ? table.readUInt16LE(at) : table.readUInt8(at);
    const start = at + (isWide ? 2 : 1);
    at = start + characters * (isWide ? 2 : 1);
    texts.push(table.toString(isWide ? 'utf16le' : 'latin1', start, at));
    at += extra;
  }
  return texts;
}
