import { executable, locked } from '../unfit';

/**
 * Records of a workbook ([MS-XLS] 2.3): that all after it is encrypted, a sheet's name and kind, a source of values.
 */
const encrypted = 0x002f;
const sheet = 0x0085;
const source = 0x01ae;
const macroSheet = 1;

/** Counts of letters that mean the workbook itself and add-in functions. */
const ownSources = new Set([0x0401, 0x3a01]);

/** Stands between a program and its topic in the address of a source: DDE, or an object elsewhere. */
const topic = 3;

/**
 * The stream of an Excel workbook before 2007: without sheets of macros and without sources that start a program.
 * @throws Unfit
 */
export function checkWorkbook(stream: Buffer): void {
  let at = 0;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    const record = stream.subarray(at + 4, end);
    if (type === encrypted) throw locked();
    if (type === sheet && record[5] === macroSheet) throw executable('macros');
    if (type === source && startsProgram(record)) throw executable('a link that starts a program');
    at = end;
  }
}

function startsProgram(record: Buffer): boolean {
  return record.length > 4 && !ownSources.has(record.readUInt16LE(2)) && record.includes(topic, 4);
}
