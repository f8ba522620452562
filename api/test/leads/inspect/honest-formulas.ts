import { type BinaryRecord, binaryCell, binaryName, wideText } from '../../support/binary-workbook';
import * as tokens from '../../support/formula-tokens';
import { addInName, excel5, type OldRecord, oldCell, ownName } from '../../support/old-workbook';

const { choose, concat, func, funcVar, functions, int, jump, jumpIf, text } = tokens;

/** Formulas that are the same in workbooks before 2007 and in binary form. */
const both: Buffer[][] = [
  [int(1), int(2), funcVar(functions.sum, 2)],
  [int(1), int(2), int(3), funcVar(functions.vlookup, 3, 0x62)],
  // IF(1,2,3) and CHOOSE(1,2,3) say where they go on.
  [int(1), jumpIf(7), int(2), jump(11), int(3), jump(4), funcVar(functions.if, 3)],
  [int(1), choose(0, 7, 14), int(2), jump(11), int(3), jump(4), funcVar(functions.choose, 3)],
];

/** Texts, of which one has the bytes of calls of `EVALUATE` and `INDIRECT`, and links. */
const withTexts = (letters: typeof text): Buffer[][] => [
  [letters('A\x01\x01B\x01\x94\x00'), func(functions.len)],
  [letters('https://example.com/'), letters('c:\\a.exe'), funcVar(functions.hyperlink, 2)],
  [letters('https://example.com/?q='), int(1), concat, funcVar(functions.hyperlink, 1)],
  [letters('#'), int(1), concat, Buffer.of(0x15), funcVar(functions.hyperlink, 1)],
];

/** What is called by name: a newer function, and one of an add-in. */
const byName = (sourceName: Buffer): Buffer[][] => [
  [tokens.name(1), int(1), int(2), funcVar(255, 3)],
  [sourceName, int(1), int(2), funcVar(255, 3)],
];

export const honestFormulas: OldRecord[] = [
  [0x1ae, Buffer.of(1, 0, 1, 4)],
  [0x1ae, Buffer.of(1, 0, 1, 0x3a)],
  addInName('EDATE'),
  [0x17, Buffer.of(2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)],
  ownName('_xlfn.IFERROR'),
  ownName('Rates', 'utf16le', int(1), int(2), funcVar(functions.sum, 2)),
  ...[...both, ...withTexts(text), ...byName(tokens.sourceName(1, 1))].map((one) => oldCell(...one)),
  oldCell(text('wide', true), func(functions.len)),
];

/** A reference and an empty text are shorter before 1997, a name is longer. */
export const olderFormulas: OldRecord[] = [
  excel5,
  [0x23, Buffer.from('\0\0\0\0\0\0\x05EDATE')],
  [0x17, Buffer.of(1, 0x3a)],
  [0x18, Buffer.concat([ownName('Rates')[1].subarray(0, 14), Buffer.from('Rates')])],
  oldCell(Buffer.of(0x24, 0, 0, 0), Buffer.of(0x17, 0), concat, func(functions.len)),
  oldCell(Buffer.concat([Buffer.of(0x39, 1, 0), Buffer.alloc(8), Buffer.of(1, 0), Buffer.alloc(12)]), funcVar(255, 1)),
  ...both.map((one) => oldCell(...one)),
  // Excel gives sheets of the older version the number of the newer one.
  [0x809, Buffer.of(0, 6, 16, 0)],
  oldCell(Buffer.of(0x24, 0, 0, 0), Buffer.of(0x24, 0, 0, 0), concat),
];

export const honestFormulas12: BinaryRecord[] = [
  [357, Buffer.alloc(0)],
  [667, Buffer.alloc(0)],
  [361, wideText('EDATE')],
  [362, Buffer.from(Uint32Array.of(2, 0, 0, 0, 1, 0, 0).buffer)],
  binaryName('_xlfn.IFERROR', 0x2038b),
  binaryName('Rates', 0, int(1), int(2), funcVar(functions.sum, 2)),
  ...[...both, ...withTexts(tokens.text12), ...byName(tokens.sourceName(1, 1))].map((one) => binaryCell(...one)),
];
