import { isHarmless } from '../functions';
import { callsHarmful } from '../ole/workbook-calls';
import { elsewhere, fetches } from '../unfit';
import { type BinaryRecord, BinaryRecords } from './binary-records';

/** Records of a name, of sources ([MS-XLSB] 2.2.7.3), and of a name of what the source before it has. */
const ownName = 39;
const source = 355;
const sameBook = 357;
const sameSheet = 358;
const addIns = 667;
const sourceName = 361;

/** In a name's first four bytes: that it is a function, of a macro or of a newer Excel (2.4.711). */
const functions = 0x20002;

/** In bytes, before the letters of a name of the workbook's own, without their count. */
const beforeOwnName = 9;

/** What newer functions are called by in files, unlike areas to print and parameters. */
const newer = /^_xl(?!nm\.|pm\.)/i;

/**
 * Records with words, formats or values alone: of rows and cells, of shared texts, of what pivot tables were made from,
 * of fonts and formats. Their bytes may look like any call.
 */
const plain = new Set([
  ...[0, 1, 2, 3, 4, 5, 6, 7, 19, 62],
  ...[20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34],
  ...[43, 44, 47],
]);

/** A cell with a formula whose value is a number, and the bytes of its place and of that number. */
const calculated = 9;
const beforeFormula = 16;

/**
 * A part of a workbook in binary form, held to the same as a workbook before 2007 (`ole/workbook.ts`): no source but
 * itself and add-in functions, no function by name that is not known to be harmless, none by number that is harmful.
 * @throws Unfit
 */
export function checkBinaryPart(part: Buffer): void {
  let isOfAddIns = false;
  for (const { type, data } of new BinaryRecords(part).all()) {
    if (type === source) throw elsewhere();
    if (type === sameBook || type === sameSheet) isOfAddIns = false;
    if (type === addIns) isOfAddIns = true;
    if (type === ownName) checkOwnName(data);
    if (type === sourceName && isOfAddIns) checkFunction(textAt(data, 0));
    if (mayCall({ type, data })) throw fetches();
  }
}

function mayCall({ type, data }: BinaryRecord): boolean {
  return !plain.has(type) && callsHarmful(type === calculated ? data.subarray(beforeFormula) : data);
}

/** @throws Unfit */
function checkOwnName(record: Buffer): void {
  const name = textAt(record, beforeOwnName);
  const isFunction = record.length >= beforeOwnName && (record.readUInt32LE() & functions) !== 0;
  if (isFunction || newer.test(name)) checkFunction(name);
}

/** A text behind the count of its letters (2.5.169). */
function textAt(record: Buffer, start: number): string {
  if (record.length < start + 4) return '';
  return record.toString('utf16le', start + 4, start + 4 + record.readUInt32LE(start) * 2);
}

/** @throws Unfit */
function checkFunction(name: string): void {
  if (!isHarmless(name)) throw fetches();
}
