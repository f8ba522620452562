import { damaged } from '../invalid-file';
import { type Description, fieldTables, tableOf } from './description';

/** Characters of a field: before its instruction, before what that yields, and behind that. */
export const begin = '\x13';
export const separate = '\x14';
export const end = '\x15';

export function isSign(character: string): boolean {
  return character === begin || character === separate || character === end;
}

/** One of these characters, or the place where a table says that it is. */
export interface Sign {
  /** In the whole text. */
  at: number;
  character: string;
  /** Name of the field that begins here, as far as a table says it. */
  kind: string | undefined;
}

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
 * What the tables of the parts of the text say of fields. Word goes by the numbers of their kinds, since the words of
 * an instruction may be those of the language it was written in. No two tables share their bytes, so all together are
 * no longer than the stream.
 * @throws InvalidFile
 */
export function signTables(description: Description): Sign[][] {
  const tables: Sign[][] = [];
  let start = 0;
  let left = description.table.length;
  for (const [index, name] of fieldTables.entries()) {
    const table = tableOf(description, name);
    left -= table.length;
    if (left < 0) throw damaged();
    tables.push([...signsIn(table, start)]);
    start += description.main.readUInt32LE(description.layout.counts + index * 4);
  }
  return tables;
}

/**
 * A position of four bytes for each mark of a field, one more, and then two bytes for each. The positions rise: of two
 * at one place, programs would take this or that.
 * @param start of the part in the whole text
 */
function* signsIn(table: Buffer, start: number): Generator<Sign> {
  const count = Math.max(0, Math.floor((table.length - 4) / 6));
  let before = -1;
  for (let index = 0; index < count; index += 1) {
    const entry = (count + 1) * 4 + index * 2;
    const place = table.readUInt32LE(index * 4);
    if (place <= before) throw damaged();
    before = place;
    const character = String.fromCharCode(table.readUInt8(entry) & 0x1f);
    const kind = character === begin ? names.get(table.readUInt8(entry + 1)) : undefined;
    yield { at: start + place, character, kind };
  }
}
