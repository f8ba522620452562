import { type CalledName, checkExpression } from '../formulas/parsed/expression';
import { Reader } from '../reader';
import type { BinaryRecord } from './binary-records';

type Read = (reader: Reader) => (Buffer | undefined)[];

/** Records with formulas ([MS-XLSB] 2.4), and how to find them. */
const withFormulas = new Map<number, Read>([
  // Of cells whose value is a text, a number, a truth or a fault (2.4.677 to 2.4.680).
  [8, ofTextCell],
  [9, behind(18)],
  [10, behind(11)],
  [11, behind(11)],
  // Of several cells (2.4.6, 2.4.785), and of a name (2.4.711).
  [426, behind(17)],
  [427, behind(16)],
  [39, ofName],
  // Of the columns of tables (`BrtListCCFmla`, `BrtListTrFmla`), of conditions (2.4.23, `BrtCFVO`), and of what may be
  // put in (`BrtDVal`).
  [351, behind(1)],
  [352, behind(1)],
  [463, ofCondition],
  [471, ofValue],
  [64, ofCheck],
  // Of calculated fields and items of pivot tables (`BrtBeginPCDField`, `BrtBeginPCDCalcItem`).
  [183, ofField],
  [245, behind(4)],
  // Since 2010, of small charts, of conditions and their values, of what may be put in, and of what was changed in a
  // pivot table: each begins with a head in which they stand (`FRTHeader`).
  ...[1041, 1043, 1048, 1050, 1053, 1118].map((type): [number, Read] => [type, ofHead]),
]);

/** In the first four bytes of such a head. */
const hasAreas = 0x1;
const hasLists = 0x2;
const hasFormulas = 0x4;

/** Names that the formulas of a record call. @throws InvalidFile for formulas that are not whole or may do harm */
export function callsIn({ type, data }: BinaryRecord): CalledName[] {
  const formulas = withFormulas.get(type)?.(new Reader(data)) ?? [];
  return formulas.flatMap((formula) => (formula ? checkExpression(formula, 'xlsb') : []));
}

/** A formula behind its length, and what belongs to its constants (2.5.98.4). */
function formula(reader: Reader): Buffer {
  const found = reader.bytes(reader.u32());
  reader.bytes(reader.u32());
  return found;
}

function behind(bytes: number): Read {
  return (reader) => {
    reader.bytes(bytes);
    return [formula(reader)];
  };
}

function ofTextCell(reader: Reader): Buffer[] {
  reader.bytes(8);
  passText(reader);
  reader.bytes(2);
  return [formula(reader)];
}

function ofName(reader: Reader): Buffer[] {
  reader.bytes(9);
  passText(reader);
  return [formula(reader)];
}

function ofCondition(reader: Reader): Buffer[] {
  reader.bytes(30);
  const lengths = [reader.u32(), reader.u32(), reader.u32()];
  passText(reader);
  return lengths.filter((length) => length > 0).map(() => formula(reader));
}

function ofValue(reader: Reader): Buffer[] {
  reader.bytes(20);
  return reader.u32() === 0 ? [] : [formula(reader)];
}

/** Two formulas behind areas and four texts. */
function ofCheck(reader: Reader): Buffer[] {
  reader.bytes(4);
  reader.bytes(reader.u32() * 16);
  for (let text = 0; text < 4; text += 1) passText(reader);
  return [formula(reader), formula(reader)];
}

const hasCaption = 0x8;
const hasFormula = 0x100;

function ofField(reader: Reader): Buffer[] {
  const flags = reader.u16();
  // Its format, its kind, and the numbers of what it belongs to.
  reader.bytes(18);
  passText(reader);
  if ((flags & hasCaption) !== 0) passText(reader);
  return (flags & hasFormula) === 0 ? [] : [formula(reader)];
}

/** Areas, lists of areas, and formulas. */
function ofHead(reader: Reader): Buffer[] {
  const flags = reader.u32();
  if ((flags & hasAreas) !== 0) reader.bytes(reader.u32() * 20);
  if ((flags & hasLists) !== 0) {
    for (let left = reader.u32(); left > 0; left -= 1) {
      reader.bytes(4);
      reader.bytes(reader.u32() * 16);
    }
  }
  const formulas: Buffer[] = [];
  if ((flags & hasFormulas) !== 0)
    for (let left = reader.u32(); left > 0; left -= 1) formulas.push(newerFormula(reader));
  return formulas;
}

/** Both lengths stand before the formula (2.5.98.9). */
function newerFormula(reader: Reader): Buffer {
  reader.bytes(4);
  const length = reader.u32();
  const constants = reader.u32();
  const found = reader.bytes(length);
  reader.bytes(constants);
  return found;
}

/** A text behind the count of its letters, or none. */
function passText(reader: Reader): void {
  const letters = reader.u32();
  if (letters !== 0xffff_ffff) reader.bytes(letters * 2);
}
