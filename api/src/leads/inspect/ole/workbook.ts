import { notCarried } from '../carried';
import { CalledNames, checkFunction } from '../formulas/parsed/called-names';
import type { Form } from '../formulas/parsed/tokens';
import { elsewhere, executable, fetches, locked } from '../invalid-file';
import { checkHyperlink } from './hyperlinks';
import { callsIn } from './record-formulas';
import { knownNumbers } from './workbook-numbers';
import { checkSheetObject } from './workbook-objects';
import { type WorkbookRecord, workbookRecords } from './workbook-records';
import { checkSources } from './workbook-sources';

/**
 * Records of a workbook ([MS-XLS] 2.3): that all after it is encrypted, a sheet's name and kind, a source of values or
 * functions, references to them, a name of this workbook's own, and one of its source's.
 */
const encrypted = 0x002f;
const sheet = 0x0085;
const source = 0x01ae;
const references = 0x0017;
const ownNames = new Set([0x0018, 0x0218]);
const sourceNames = new Set([0x0023, 0x0223]);
const macroSheet = 1;

/** A link of a cell, behind the 8 bytes of its place. */
const link = 0x01b8;
const beforeLink = 8;

/** Connections with databases and pages, and what they are asked, which a workbook may do as it is opened. */
const queries = new Set([0x00dc, 0x0803, 0x0805, 0x080a, 0x0876]);

/** Counts of letters that mean the workbook itself and add-in functions. */
const ofAddIns = 0x3a01;
const ownSources = new Set([0x0401, ofAddIns]);

/** Of one letter: a source that is not used any more, and the same sheet. */
const unused = new Set([' ', '\0']);

/** A source before 1997 says behind the count of letters that it is add-ins, or that an address follows. */
const olderAddIns = 0x3a;
const olderAddress = 1;

/** Where records begin anew, and what says that a sheet of macros follows. */
const beginning = 0x0809;
const ofMacros = 0x0040;

/** In bytes: before a name of the workbook's own (2.4.150), and before one of a source's (2.4.105). */
const beforeOwnName = 14;
const beforeSourceName = 6;

/** What newer functions are called by in files. */
const newer = /^_xl[a-z]*\./i;

/** Where Excel keeps what pivot tables were made from, with formulas of calculated fields. */
export const pivotCaches = ['_sx_db_cur', '_sx_db'];

/** One of them, which begins without a version. @throws InvalidFile */
export function checkPivotCache(stream: Buffer): void {
  checkWorkbook(stream, 'xls');
}

/**
 * The stream of an Excel workbook before 2007: known records alone, without sheets of macros, without sources but
 * itself and add-in functions, and with formulas that call harmless functions only, by number and by name.
 * @throws InvalidFile
 */
export function checkWorkbook(stream: Buffer, form?: Form): void {
  const names = new CalledNames();
  for (const record of workbookRecords(stream, form)) {
    const { type, data, form } = record;
    if (type === encrypted) throw locked();
    if (type === sheet && data[5] === macroSheet) throw executable('macros');
    // A sheet says itself what it is, too, and programs differ in which of the two they believe.
    if (type === beginning && data.length >= 4 && data.readUInt16LE(2) === ofMacros) throw executable('macros');
    if (queries.has(type)) throw fetches();
    if (!knownNumbers.has(type)) throw notCarried();
    checkSources(record);
    checkSheetObject(record);
    if (type === link) checkHyperlink(data.subarray(beforeLink));
    for (const name of callsIn(record)) names.call(name);
    takeSource(record, names);
    if (ownNames.has(type)) takeName(nameIn(data, beforeOwnName, data[3], form), names);
    if (sourceNames.has(type)) checkFunction(nameIn(data, beforeSourceName + 1, data[beforeSourceName], form));
  }
  names.check();
}

/** @throws InvalidFile for one that leads elsewhere */
function takeSource({ type, data, form }: WorkbookRecord, names: CalledNames): void {
  if (type === source) {
    if (!isOwnSource(data)) throw elsewhere();
    names.addSource(data.readUInt16LE(2) === ofAddIns);
  }
  if (type !== references) return;
  if (form !== 'xls') {
    if (data[1] === olderAddress) throw elsewhere();
    names.addOlderSource(data[1] === olderAddIns);
    return;
  }
  for (let at = 2; at + 6 <= data.length; at += 6) names.addReference(data.readUInt16LE(at));
}

function isOwnSource(record: Buffer): boolean {
  if (record.length < 4) return false;
  const length = record.readUInt16LE(2);
  return ownSources.has(length) || (length === 1 && record[4] === 0 && unused.has(record.toString('latin1', 5, 6)));
}

/** A name, whose letters have one byte or two, which a byte before them says since 1997. */
function nameIn(record: Buffer, start: number, length = 0, form: Form | undefined): string {
  if (form !== 'xls') return record.toString('latin1', start, start + length);
  const isWide = ((record[start] ?? 0) & 1) === 1;
  return isWide
    ? record.toString('utf16le', start + 1, start + 1 + length * 2)
    : record.toString('latin1', start + 1, start + 1 + length);
}

/** @throws InvalidFile for a function under a name of the workbook's own */
function takeName(name: string, names: CalledNames): void {
  if (newer.test(name)) checkFunction(name);
  names.addName(name);
}
