import { binaryWorkbook } from './docx';

/** The type and the data of a record of a workbook in binary form. */
export type BinaryRecord = [type: number, data: Buffer];

/** A number in bytes of seven bits, the lowest first; the eighth bit says that another one follows. */
function inSevens(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...inSevens(number >> 7)];
}

function uint32(number: number): Buffer {
  return Buffer.from(Uint32Array.of(number).buffer);
}

export function wideText(text: string): Buffer {
  return Buffer.concat([uint32(text.length), Buffer.from(text, 'utf16le')]);
}

/** A name of the workbook's own. */
export function binaryName(name: string, flags = 0, ...tokens: readonly Buffer[]): BinaryRecord {
  return [39, Buffer.concat([uint32(flags), Buffer.alloc(5), wideText(name), binaryFormula(tokens)])];
}

/** A formula behind its length, without values of its own. */
export function binaryFormula(tokens: readonly Buffer[]): Buffer {
  const formula = Buffer.concat(tokens);
  return Buffer.concat([uint32(formula.length), formula, uint32(0)]);
}

/** A cell with a formula whose value is a number. */
export function binaryCell(...tokens: readonly Buffer[]): BinaryRecord {
  return [9, Buffer.concat([Buffer.alloc(18), binaryFormula(tokens)])];
}

/** A cell whose value is this number, and whose formula calls the function of another one. */
export function calculatedCell(value: number, called: number): BinaryRecord {
  const formula = Buffer.of(0x1e, 1, 0, 0x42, 1, called & 0xff, called >> 8);
  const number = Buffer.from(Float64Array.of(value).buffer);
  return [9, Buffer.concat([Buffer.alloc(8), number, Buffer.alloc(2), uint32(formula.length), formula, uint32(0)])];
}

/** A workbook in binary form whose sheet has these records, and then these bytes. */
export function binarySheet(records: readonly BinaryRecord[], end: readonly number[] = []): Buffer {
  return binaryWorkbook({}, binaryRecords(records, end));
}

/** That sheet alone. */
export function binaryRecords(records: readonly BinaryRecord[], end: readonly number[] = []) {
  const all: BinaryRecord[] = [[129, Buffer.alloc(0)], ...records, [130, Buffer.alloc(0)]];
  const bytes = all.flatMap(([type, data]) => [Buffer.from([...inSevens(type), ...inSevens(data.length)]), data]);
  return Buffer.concat([...bytes, Buffer.from(end)]);
}
