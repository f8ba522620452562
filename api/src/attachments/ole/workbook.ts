import { isHarmless } from '../functions';
import { elsewhere, executable, fetches, locked } from '../unfit';
import { callsHarmful, hasFormula } from './workbook-calls';

/**
 * Records of a workbook ([MS-XLS] 2.3): that all after it is encrypted, a sheet's name and kind, a source of values or
 * functions, a name of this workbook's own, and one of its source's.
 */
const encrypted = 0x002f;
const sheet = 0x0085;
const source = 0x01ae;
const ownName = 0x0018;
const sourceName = 0x0023;
const macroSheet = 1;

/** Counts of letters that mean the workbook itself and add-in functions. */
const ownSources = new Set([0x0401, 0x3a01]);

/** Of one letter: a source that is not used any more, and the same sheet. */
const unused = new Set([' ', '\0']);

/** A source before 1997 says in the byte behind the count of letters that an address follows, which leads elsewhere. */
const olderSource = 0x0017;
const address = 1;

/** Where records begin anew, the version since 1997 in them, and what says that a sheet of macros follows. */
const beginning = 0x0809;
const version8 = 0x0600;
const ofMacros = 0x0040;

/** In bytes: before a name of the workbook's own (2.4.150), and before one of a source's (2.4.105). */
const beforeOwnName = 14;
const beforeSourceName = 6;

/** What newer functions are called by in files. */
const newer = /^_xl[a-z]*\./i;

/**
 * The stream of an Excel workbook before 2007: without sheets of macros, without sources but itself and add-in
 * functions, without newer functions and those of add-ins that are not known to be harmless, and without older ones
 * that are known to be harmful, of which there will be no more.
 * @throws Unfit
 */
export function checkWorkbook(stream: Buffer): void {
  let at = 0;
  let isOlder = true;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    const record = stream.subarray(at + 4, end);
    if (type === beginning && record.length >= 2) isOlder = record.readUInt16LE() < version8;
    if (type === encrypted) throw locked();
    if (type === sheet && record[5] === macroSheet) throw executable('macros');
    // A sheet says itself what it is, too, and programs differ in which of the two they believe.
    if (type === beginning && record.length >= 4 && record.readUInt16LE(2) === ofMacros) throw executable('macros');
    if (type === source && !isOwnSource(record)) throw elsewhere();
    if (type === olderSource && isOlder && record[1] === address) throw elsewhere();
    if (hasFormula(type) && callsHarmful(record)) throw fetches();
    if (type === ownName) checkNewer(nameIn(record, beforeOwnName, record[3], isOlder));
    if (type === sourceName) checkFunction(nameIn(record, beforeSourceName + 1, record[beforeSourceName], isOlder));
    at = end;
  }
}

function isOwnSource(record: Buffer): boolean {
  if (record.length < 4) return false;
  const length = record.readUInt16LE(2);
  return ownSources.has(length) || (length === 1 && record[4] === 0 && unused.has(record.toString('latin1', 5, 6)));
}

/** A name, whose letters have one byte or two, which a byte before them says since 1997. */
function nameIn(record: Buffer, start: number, length = 0, isOlder: boolean): string {
  if (isOlder) return record.toString('latin1', start, start + length);
  const isWide = ((record[start] ?? 0) & 1) === 1;
  return isWide
    ? record.toString('utf16le', start + 1, start + 1 + length * 2)
    : record.toString('latin1', start + 1, start + 1 + length);
}

/** @throws Unfit for a function under a name of the workbook's own */
function checkNewer(name: string): void {
  if (newer.test(name)) checkFunction(name);
}

/** @throws Unfit */
function checkFunction(name: string): void {
  if (!isHarmless(name)) throw fetches();
}
