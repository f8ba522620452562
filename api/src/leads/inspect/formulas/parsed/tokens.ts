import { damaged } from '../../invalid-file';

/** How the tokens of a formula are written: before 1997, since then, and in workbooks in binary form. */
export type Form = 'older' | 'xls' | 'xlsb';

/** A piece of a formula: what it is, without its class of values, and what stands behind that byte. */
export interface Token {
  kind: number;
  start: number;
  data: Buffer;
}

/** Kinds of tokens ([MS-XLS] 2.5.198.25, [MS-XLSB] 2.5.98.16) that mean something here. */
export const kinds = {
  concat: 0x08,
  paren: 0x15,
  text: 0x17,
  extended: 0x18,
  attribute: 0x19,
  error: 0x1c,
  func: 0x21,
  funcVar: 0x22,
  name: 0x23,
  memArea: 0x26,
  memFunc: 0x29,
  sourceName: 0x39,
} as const;

/** In an attribute: what chooses one of several arguments, whose places follow. */
export const choose = 0x04;

/** All attributes (the last one [MS-XLSB] 2.5.98.28): no other bits go together. */
const attributes = new Set([0x01, 0x02, choose, 0x08, 0x10, 0x20, 0x21, 0x40, 0x41, 0x80]);

/** Tokens of two bytes: references to labels, names of pivot tables, and columns of tables. */
const labels = new Set([0x01, 0x02, 0x03, 0x06, 0x07, 0x0a, 0x0b, 0x0d, 0x0f, 0x10]);
const pivotName = 0x1d;
const tableColumns = 0x19;

/** Kinds from here on have a class of values, of which there are three, in two bits. */
const classes = 0x20;
const ofClass = 0x60;

/** How many bytes stand behind a kind, in the three forms. What is not here, nobody has written. */
const sizes = new Map<number, readonly [older: number, xls: number, xlsb: number]>([
  [0x01, [4, 4, 4]],
  [0x02, [4, 4, Number.NaN]],
  ...range(0x03, 0x16).map((kind): [number, [number, number, number]] => [kind, [0, 0, 0]]),
  [0x1c, [1, 1, 1]],
  [0x1d, [1, 1, 1]],
  [0x1e, [2, 2, 2]],
  [0x1f, [8, 8, 8]],
  [0x20, [7, 7, 14]],
  [0x21, [2, 2, 2]],
  [0x22, [3, 3, 3]],
  [0x23, [14, 4, 4]],
  [0x24, [3, 4, 6]],
  [0x25, [6, 8, 12]],
  [0x26, [6, 6, 6]],
  [0x27, [6, 6, 6]],
  [0x28, [6, 6, 6]],
  [0x29, [2, 2, 2]],
  [0x2a, [3, 4, 6]],
  [0x2b, [6, 8, 12]],
  [0x2c, [3, 4, 6]],
  [0x2d, [6, 8, 12]],
  [0x39, [24, 6, 6]],
  [0x3a, [17, 6, 8]],
  [0x3b, [20, 10, 14]],
  [0x3c, [17, 6, 8]],
  [0x3d, [20, 10, 14]],
]);

const columnOf: Record<Form, 0 | 1 | 2> = { older: 0, xls: 1, xlsb: 2 };

/**
 * The tokens of a formula, one behind the other.
 * @throws InvalidFile for one that nobody knows, or that is not whole
 */
export function* tokensOf(formula: Buffer, form: Form): Generator<Token> {
  let at = 0;
  while (at < formula.length) {
    const kind = kindOf(formula.readUInt8(at));
    const end = at + 1 + sizeOf(kind, formula.subarray(at + 1), form);
    // Also where the size is none.
    if (!(end <= formula.length)) throw damaged();
    yield { kind, start: at, data: formula.subarray(at + 1, end) };
    at = end;
  }
}

function kindOf(byte: number): number {
  return byte < classes ? byte : (byte & ~ofClass) | classes;
}

/** @returns NaN where there is no such token */
function sizeOf(kind: number, rest: Buffer, form: Form): number {
  if (kind === kinds.text) return textSize(rest, form);
  if (kind === kinds.attribute) return attributeSize(rest);
  if (kind === kinds.extended) return extendedSize(rest[0] ?? 0, form);
  return sizes.get(kind)?.[columnOf[form]] ?? Number.NaN;
}

/** Programs differ in what other bits of the second byte are for. */
function textSize(rest: Buffer, form: Form): number {
  const letters = rest[0] ?? Number.NaN;
  if (form === 'older') return 1 + letters;
  if (rest.length < 2) return Number.NaN;
  if (form === 'xlsb') return 2 + rest.readUInt16LE() * 2;
  const width = rest.readUInt8(1);
  return width > 1 ? Number.NaN : 2 + letters * (width + 1);
}

export function textOf({ data }: Token, form: Form): string {
  if (form === 'xlsb') return data.toString('utf16le', 2);
  if (form === 'older') return data.toString('latin1', 1);
  return data.toString(data[1] === 1 ? 'utf16le' : 'latin1', 2);
}

function attributeSize(rest: Buffer): number {
  const attribute = rest[0] ?? 0;
  if (!attributes.has(attribute) || rest.length < 3) return Number.NaN;
  return attribute === choose ? 3 + (rest.readUInt16LE(1) + 1) * 2 : 3;
}

function extendedSize(kind: number, form: Form): number {
  if (kind === pivotName && form !== 'older') return 5;
  if (form === 'xlsb') return kind === tableColumns ? 13 : Number.NaN;
  return form === 'xls' && labels.has(kind) ? 5 : Number.NaN;
}

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first + 1 }, (_, index) => first + index);
}
