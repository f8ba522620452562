import { damaged, executable, unknownObject } from '../invalid-file';
import { Reader } from '../reader';
import { isKnownProgram } from './programs';
import type { WorkbookRecord } from './workbook-records';

/** The record of an object on a sheet ([MS-XLS] `Obj`), and the kind that stands for one of another program. */
const object = 0x005d;
const picture = 8;

/** Parts of such a record: its start and end, the flags of a picture and what it shows (`FtPioGrbit`, `FtPictFmla`). */
const start = 0x15;
const end = 0;
const flags = 8;
const formula = 9;

/** In bytes: the kind and the length of a part. */
const headBytes = 4;

/** Flags of a control, where it is kept, and that it is loaded as soon as the workbook is opened. */
const control = 0x0010 | 0x0020 | 0x0800;

/** The piece of a formula that stands for an object, which is all of it, and how long that is. */
const carried = 0x02;
const carriedBytes = 5;

/** What programs say in place of a ProgID, some in the language of their menus, by which nothing is started. */
const words = new Set(['document', 'worksheet', 'presentation']);
const foreign = /[^\0-\x7f]/;

/**
 * An object on a sheet, which is opened by the program that its record names, whatever class its storage has.
 * @throws InvalidFile for a control, or a program that is not known
 */
export function checkSheetObject({ type, data, form }: WorkbookRecord): void {
  if (type !== object || data.length < 6 || data.readUInt16LE(4) !== picture) return;
  const isInParts = data[0] === start;
  if (form === 'older' || !isInParts) checkOlder(new Reader(data));
  if (form !== 'older') checkParts(new Reader(data), isInParts);
}

/** @param isWhole whether it begins as it should; some programs write the older layout into a newer workbook */
function checkParts(reader: Reader, isWhole: boolean): void {
  while (reader.left > 0) {
    if (!isWhole && reader.left < headBytes) return;
    const part = reader.u16();
    const length = reader.u16();
    if (part === end || (!isWhole && length > reader.left)) return;
    const data = new Reader(reader.bytes(length));
    if (part === flags && (isWhole || length > 1)) checkFlags(data.u16());
    if (part === formula && length > 0) checkFormula(data, data.u16(), true);
  }
}

/** Before 1997 all stands in its place, with a name and a macro before the formula. */
function checkOlder(reader: Reader): void {
  reader.bytes(26);
  const macroBytes = reader.u16();
  reader.bytes(2);
  const letters = reader.u16();
  reader.bytes(18);
  const formulaBytes = reader.u16();
  reader.bytes(2);
  checkFlags(reader.u16());
  if (formulaBytes === 0) return;
  reader.bytes(4);
  // A name stands behind its length, and fills up to an even count.
  if (letters > 0) reader.bytes(letters + 1 + ((letters + 1) % 2));
  reader.bytes(macroBytes);
  checkFormula(reader, formulaBytes, false);
}

function checkFlags(found: number): void {
  if ((found & control) !== 0) throw executable('controls');
}

/** A formula that is a reference shows cells; one that is an object may have the name of its program behind it. */
function checkFormula(reader: Reader, bytes: number, isNewer: boolean): void {
  if (bytes === 0) return;
  const length = reader.u16();
  reader.bytes(4);
  const [first] = reader.bytes(length);
  if (first !== carried) return;
  if (length !== carriedBytes) throw damaged();
  if (reader.left < 3) return;
  reader.bytes(1);
  const letters = reader.u16();
  if (letters === 0) return;
  const isWide = isNewer && ((reader.bytes(1)[0] ?? 0) & 1) === 1;
  checkProgram(isWide ? reader.utf16(letters) : reader.bytes(letters).toString('latin1'));
}

function checkProgram(name: string): void {
  const isWord = words.has(name.toLowerCase()) || (foreign.test(name) && !name.includes('.'));
  if (!isWord && !isKnownProgram(name)) throw unknownObject();
}
