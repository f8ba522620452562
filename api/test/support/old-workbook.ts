import { compoundFile } from './compound-file';

/** The type and the data of a record of a workbook before 2007. */
export type OldRecord = [type: number, data: Buffer];

/** The first record of a workbook, of Excel 97 and of Excel 5. */
const excel97: OldRecord = [0x809, Buffer.of(0, 6, 5, 0)];
export const excel5: OldRecord = [0x809, Buffer.of(0, 5, 5, 0)];

/** The first record of a chart of Microsoft Graph. */
export const graph: OldRecord = [0x809, Buffer.of(0x80, 6, 5, 0)];

/** A workbook with records, which is of Excel 97 unless the first of them says something else. */
export const oldWorkbook = (...records: readonly OldRecord[]) => compoundFile({ Workbook: oldRecords(records) });

/** The same as a stream, with bytes behind the records. */
export function oldRecords(records: readonly OldRecord[], end: readonly number[] = []): Buffer {
  const begun = records[0]?.[0] === excel97[0] ? [] : [excel97];
  const bytes = [...begun, ...records].flatMap(([type, data]) => [uint16(type), uint16(data.length), data]);
  return Buffer.concat([...bytes, Buffer.from(end)]);
}

/** A cell with a formula. */
export const oldCell = (...tokens: readonly Buffer[]): OldRecord => [0x06, behind(20, tokens)];

/** A formula behind its length, which stands behind so many bytes. */
export function behind(bytes: number, tokens: readonly Buffer[]): Buffer {
  const formula = Buffer.concat(tokens);
  return Buffer.concat([Buffer.alloc(bytes), uint16(formula.length), formula]);
}

/** A name of the workbook's own, in letters of one byte or two. */
export function ownName(
  name: string,
  coding: 'latin1' | 'utf16le' = 'latin1',
  ...tokens: readonly Buffer[]
): OldRecord {
  const head = Buffer.alloc(15);
  const formula = Buffer.concat(tokens);
  head[3] = name.length;
  head.writeUInt16LE(formula.length, 4);
  head[14] = coding === 'utf16le' ? 1 : 0;
  return [0x18, Buffer.concat([head, Buffer.from(name, coding), formula])];
}

/** A name of a function of an add-in. */
export const addInName = (name: string): OldRecord => [
  0x23,
  Buffer.from(`\0\0\0\0\0\0${String.fromCharCode(name.length)}\0${name}`, 'latin1'),
];

const uint16 = (number: number) => Buffer.from(Uint16Array.of(number).buffer);
