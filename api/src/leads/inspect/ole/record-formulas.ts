import { type CalledName, checkExpression } from '../formulas/parsed/expression';
import type { Form } from '../formulas/parsed/tokens';
import { damaged } from '../invalid-file';
import { Reader } from '../reader';
import { formulasOfCondition, passFormat } from './conditions';
import type { WorkbookRecord } from './workbook-records';

/** The kind of a chart's data that is a reference to cells. */
const reference = 2;

type Read = (reader: Reader, form: Form) => Buffer[];

/**
 * Records with formulas ([MS-XLS] 2.3), and how to find them. Those of drawings (`Obj`, `TxO`) are no more than one
 * reference (2.5.198.22), those of names of sources (`ExternName`) stand behind a source that is refused, and those of
 * tables (`Feature11`, `Feature12`), which are not judged, wait for somebody who adds a row.
 */
const withFormulas = new Map<number, Read>([
  // Of a cell, also in the older numbers by which LibreOffice knows them, and of several (`Array`, `ShrFmla`).
  ...[0x0006, 0x0206, 0x0406].map((type): [number, Read] => [type, behind(20)]),
  [0x0221, behind(12)],
  [0x04bc, behind(8)],
  // Of a name (`Lbl`), and of charts (`BRAI`).
  ...[0x0018, 0x0218].map((type): [number, Read] => [type, ofName]),
  [0x1051, ofChart],
  // Of conditions (`CF`, `CF12`), and of what may be put in (`Dv`).
  [0x01b1, ofFormat],
  [0x087a, formulasOfCondition],
  [0x01be, ofCheck],
  // Of calculated fields (`SxFmla`), in a stream of their own.
  [0x00f9, ofField],
]);

/** Names that the formulas of a record call. @throws InvalidFile for formulas that are not whole or may do harm */
export function callsIn({ type, data, form }: WorkbookRecord): CalledName[] {
  const read = withFormulas.get(type);
  if (!read) return [];
  if (!form) throw damaged();
  return read(new Reader(data), form).flatMap((formula) => checkExpression(formula, form));
}

/** A formula behind its length, which stands behind so many bytes. */
function behind(bytes: number): Read {
  return (reader) => {
    reader.bytes(bytes);
    return [reader.bytes(reader.u16())];
  };
}

function ofName(reader: Reader, form: Form): Buffer[] {
  const [, , , letters = 0] = reader.bytes(4);
  const length = reader.u16();
  reader.bytes(8);
  if (form === 'older') reader.bytes(letters);
  else passText(reader, letters);
  return [reader.bytes(length)];
}

/** Only what refers to cells has a formula; one of Microsoft Graph has the number of a row in its place. */
function ofChart(reader: Reader): Buffer[] {
  const [, kind] = reader.bytes(6);
  const length = kind === reference ? reader.u16() : 0;
  return reader.left > 0 ? [reader.bytes(length)] : [];
}

function ofFormat(reader: Reader): Buffer[] {
  reader.bytes(2);
  const lengths = [reader.u16(), reader.u16()];
  passFormat(reader);
  return lengths.map((length) => reader.bytes(length));
}

function ofField(reader: Reader): Buffer[] {
  const length = reader.u16();
  reader.bytes(2);
  return [reader.bytes(length)];
}

/** Two formulas behind four texts. */
function ofCheck(reader: Reader): Buffer[] {
  reader.bytes(4);
  for (let text = 0; text < 4; text += 1) passText(reader, reader.u16());
  return [0, 1].map(() => {
    const length = reader.u16();
    reader.bytes(2);
    return reader.bytes(length);
  });
}

/**
 * Letters of one byte or two; programs differ in what other bits of the byte before them are for.
 * @throws InvalidFile
 */
function passText(reader: Reader, letters: number): void {
  const [width = 0] = reader.bytes(1);
  if (width > 1) throw damaged();
  reader.bytes(letters * (width + 1));
}
