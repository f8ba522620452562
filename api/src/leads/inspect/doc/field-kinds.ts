import { damaged } from '../invalid-file';
import { type Description, fieldTables, tableOf } from './description';

/** The character that a field begins with. */
export const begin = '\x13';

/**
 * Names of fields by their numbers ([MS-DOC] 2.9.90), from the first number of each row on. Those of harmless fields
 * are there so that a translated one is not taken for a field that nobody knows.
 */
const names = new Map([
  ...row(3, 'REF'),
  ...row(5, 'FTNREF SET IF INDEX'),
  ...row(10, 'STYLEREF'),
  ...row(12, 'SEQ TOC INFO TITLE SUBJECT AUTHOR KEYWORDS COMMENTS LASTSAVEDBY CREATEDATE SAVEDATE PRINTDATE REVNUM'),
  ...row(25, 'EDITTIME NUMPAGES NUMWORDS NUMCHARS FILENAME TEMPLATE DATE TIME PAGE = QUOTE INCLUDE PAGEREF ASK FILLIN'),
  ...row(40, 'DATA NEXT NEXTIF SKIPIF MERGEREC DDE DDEAUTO GLOSSARY PRINT EQ GOTOBUTTON MACROBUTTON AUTONUMOUT'),
  ...row(53, 'AUTONUMLGL AUTONUM IMPORT LINK SYMBOL EMBED MERGEFIELD USERNAME USERINITIALS USERADDRESS BARCODE'),
  ...row(64, 'DOCVARIABLE SECTION SECTIONPAGES INCLUDEPICTURE INCLUDETEXT FILESIZE FORMTEXT FORMCHECKBOX NOTEREF TOA'),
  ...row(78, 'DATABASE AUTOTEXT COMPARE ADDIN'),
  ...row(83, 'FORMDROPDOWN ADVANCE DOCPROPERTY'),
  ...row(87, 'CONTROL HYPERLINK AUTOTEXTLIST LISTNUM HTMLCONTROL BIDIOUTLINE ADDRESSBLOCK GREETINGLINE SHAPE'),
]);

function row(first: number, words: string): [number, string][] {
  return words.split(' ').map((name, index) => [first + index, name]);
}

/**
 * Names of fields by where they begin in the text. Word goes by these numbers, since the words of an instruction may be
 * those of the language it was written in. No two tables share their bytes, so all together are no longer than the
 * stream.
 * @throws InvalidFile
 */
export function fieldKinds(description: Description, text: string): Map<number, string> {
  const kinds = new Map<number, string>();
  let start = 0;
  let left = description.table.length;
  for (const [index, name] of fieldTables.entries()) {
    const table = tableOf(description, name);
    left -= table.length;
    if (left < 0) throw damaged();
    for (const [at, kind] of kindsIn(table)) if (text.charAt(start + at) === begin) kinds.set(start + at, kind);
    start += description.main.readUInt32LE(description.layout.counts + index * 4);
  }
  return kinds;
}

/** A position of four bytes for each mark of a field, one more, and then two bytes for each. */
function* kindsIn(table: Buffer): Generator<[number, string]> {
  const count = Math.max(0, Math.floor((table.length - 4) / 6));
  for (let index = 0; index < count; index += 1) {
    const at = (count + 1) * 4 + index * 2;
    const name = names.get(table.readUInt8(at + 1));
    if (name && (table.readUInt8(at) & 0x1f) === begin.charCodeAt(0)) yield [table.readUInt32LE(index * 4), name];
  }
}
