import { type CalledNames, checkFunction } from '../formulas/parsed/called-names';
import { elsewhere } from '../invalid-file';
import { callsIn } from './binary-formulas';
import { BinaryRecords } from './binary-records';

/** Records of a name, of sources and references to them ([MS-XLSB] 2.2.7.3), and of a name of the source before it. */
const ownName = 39;
const source = 355;
const sameBook = 357;
const sameSheet = 358;
const addIns = 667;
const references = 362;
const sourceName = 361;

/** In a name's first four bytes: that it is a function, of a macro or of a newer Excel (2.4.711). */
const functions = 0x20002;

/** In bytes, before the letters of a name of the workbook's own, without their count. */
const beforeOwnName = 9;

/** What newer functions are called by in files, unlike areas to print and parameters. */
const newer = /^_xl(?!nm\.|pm\.)/i;

/**
 * A part of a workbook in binary form, held to the same as a workbook before 2007 (`ole/workbook.ts`): no source but
 * itself and add-in functions, and formulas that call harmless functions only, by number and by name.
 * @param names those of all parts of the workbook, which are judged at the end
 * @throws InvalidFile
 */
export function checkBinaryPart(part: Buffer, names: CalledNames): void {
  let isOfAddIns = false;
  for (const record of new BinaryRecords(part).all()) {
    const { type, data } = record;
    if (type === source) throw elsewhere();
    if (type === sameBook || type === sameSheet) isOfAddIns = false;
    if (type === addIns) isOfAddIns = true;
    if (type === sameBook || type === sameSheet || type === addIns) names.addSource(isOfAddIns);
    if (type === references) takeReferences(data, names);
    if (type === ownName) takeName(data, names);
    if (type === sourceName && isOfAddIns) checkFunction(textAt(data, 0));
    for (const name of callsIn(record)) names.call(name);
  }
}

/** Which source each reference leads to (2.4.667). */
function takeReferences(record: Buffer, names: CalledNames): void {
  for (let at = 4; at + 12 <= record.length; at += 12) names.addReference(record.readUInt32LE(at));
}

/** @throws InvalidFile */
function takeName(record: Buffer, names: CalledNames): void {
  const name = textAt(record, beforeOwnName);
  const isFunction = record.length >= beforeOwnName && (record.readUInt32LE() & functions) !== 0;
  if (isFunction || newer.test(name)) checkFunction(name);
  names.addName(name);
}

/** A text behind the count of its letters (2.5.169). */
function textAt(record: Buffer, start: number): string {
  if (record.length < start + 4) return '';
  return record.toString('utf16le', start + 4, start + 4 + record.readUInt32LE(start) * 2);
}
