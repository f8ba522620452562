import type { Reader } from '../reader';

/** In what a format changes ([MS-XLS] `DXFN`): that there is a number, and which other parts, in their order. */
const hasNumber = 0x0200_0000;
const isOwnNumber = 1;
const parts: readonly [bit: number, bytes: number][] = [
  [0x0400_0000, 118],
  [0x0800_0000, 8],
  [0x1000_0000, 8],
  [0x2000_0000, 4],
  [0x4000_0000, 2],
];

/** Kinds of conditions since 2007 that have formulas of their own (2.4.43). */
const colours = 3;
const bars = 4;
const icons = 6;

/** Kinds of values that are the least and the most of all, which have no number (`CFVO`). */
const extremes = new Set([2, 3]);

/** What a format changes. */
export function passFormat(reader: Reader): void {
  const flags = reader.u32();
  const isOwn = (reader.u16() & isOwnNumber) !== 0;
  if ((flags & hasNumber) !== 0) reader.bytes(isOwn ? reader.u16() - 2 : 2);
  for (const [bit, bytes] of parts) if ((flags & bit) !== 0) reader.bytes(bytes);
}

/** Formulas of a condition since 2007 (`CF12`). @throws InvalidFile */
export function formulasOfCondition(reader: Reader): Buffer[] {
  reader.bytes(12);
  const [kind] = reader.bytes(2);
  const lengths = [reader.u16(), reader.u16()];
  const format = reader.u32();
  reader.bytes(format === 0 ? 2 : format);
  const formulas = lengths.map((length) => reader.bytes(length));
  formulas.push(reader.bytes(reader.u16()));
  reader.bytes(5);
  const [template = 0] = reader.bytes(1);
  reader.bytes(template);
  return [...formulas, ...formulasOfKind(kind, reader)];
}

function formulasOfKind(kind: number | undefined, reader: Reader): Buffer[] {
  if (kind === colours) {
    const [, , , count = 0] = reader.bytes(6);
    return valuesOf(count, 8, reader);
  }
  if (kind === bars) {
    reader.bytes(22);
    return valuesOf(2, 0, reader);
  }
  if (kind !== icons) return [];
  const [, , , count = 0] = reader.bytes(6);
  return valuesOf(count, 5, reader);
}

/** The formulas of values, behind each of which stand so many bytes. */
function valuesOf(count: number, behind: number, reader: Reader): Buffer[] {
  return Array.from({ length: count }, () => {
    const [kind = 0] = reader.bytes(1);
    const formula = reader.bytes(reader.u16());
    if (formula.length === 0 && !extremes.has(kind)) reader.bytes(8);
    reader.bytes(behind);
    return formula;
  });
}
