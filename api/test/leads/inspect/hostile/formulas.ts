import { type BinaryRecord, binaryCell, binaryFormula, binaryName, wideText } from '../../../support/binary-workbook';
import * as tokens from '../../../support/formula-tokens';
import { behind, excel5, graph, type OldRecord, oldCell, ownName } from '../../../support/old-workbook';

const { concat, func, funcVar, functions, int, jump, name, text } = tokens;

/** Formulas that call what may do harm, the same in workbooks before 2007 and in binary form. */
const calls: [what: string, ...formula: Buffer[]][] = [
  ...[0x21, 0x41, 0x61].map((kind): (typeof calls)[number] => [
    `EVALUATE of class ${kind}`,
    int(1),
    func(functions.evaluate, kind),
  ]),
  ...[0x22, 0x42, 0x62].map((kind): (typeof calls)[number] => [
    `EXEC of class ${kind}`,
    int(1),
    funcVar(functions.exec, 1, kind),
  ]),
  ['a command', int(1), funcVar(functions.sum | 0x8000, 1)],
  ['a function that nobody knows', int(1), func(999)],
  ['a call of what is no name', int(1), int(1), funcVar(255, 2)],
  ['a call of a name that is missing', name(9), funcVar(255, 1)],
  ['a link to what is computed', int(1), funcVar(functions.hyperlink, 1)],
];

/** Links to programs and servers, also to what is put together or chosen. */
const links = (letters: typeof text): typeof calls => {
  const page = letters('https://example.com/');
  const toLink = funcVar(functions.hyperlink, 1);
  return [
    ['a link to a program', letters('c:\\windows\\system32\\calc.exe'), funcVar(functions.hyperlink, 1)],
    ['a link to a server', letters('\\\\evil.example\\s'), letters('x'), funcVar(functions.hyperlink, 2)],
    ['a link in two pieces', letters('c:\\wind'), letters('ows'), concat, funcVar(functions.hyperlink, 1)],
    ['a chosen link', page, letters('a.exe'), funcVar(functions.choose, 2), funcVar(functions.hyperlink, 1)],
    [
      'a link to what is jumped to',
      letters(''),
      letters('file://evil/a.exe'),
      jump(page.length),
      page,
      toLink,
      concat,
      concat,
    ],
    ['a link with a jump inside', page, letters('file://evil/a.exe'), jump(concat.length), concat, toLink],
    ['a link that begins with a number', int(1), page, concat, funcVar(functions.hyperlink, 1)],
  ];
};

/** Formulas that cannot be read to their end, or not in one way only. */
const broken: typeof calls = [
  ['a token that nobody knows', Buffer.of(0x7f)],
  ['a token beyond all classes', Buffer.of(0xa1, 4, 0)],
  ['a label that nobody knows', Buffer.of(0x18, 0x99, 0, 0, 0, 0)],
  ['an attribute that nobody knows', int(1), Buffer.of(0x19, 0x03, 0, 0)],
  ['a token that breaks off', int(1), Buffer.of(0x42, 1, 4)],
  ['a text that breaks off', Buffer.of(0x17, 200, 0, 65)],
  ['a choice that breaks off', int(1), Buffer.of(0x19, 4, 200, 0)],
  ['an operator without a value', int(1), tokens.add],
  ['two values', int(1), int(1)],
  ['fewer arguments than a function has', func(functions.len)],
  ['a function with a number of arguments that is not told', int(1), func(functions.sum)],
  // A call of EXEC in the number behind it.
  ['a way into the middle of a token', jump(1), Buffer.of(0x1f, 0x42, 1, 110, 0, 0, 0, 0, 0)],
  ['a way beyond the end', jump(99), int(1)],
];

export const evaluate = [int(1), func(functions.evaluate)];
const noText = Buffer.of(1, 0, 0, 0);
const bytes = (count: number, ...first: number[]) => Buffer.concat([Buffer.from(first), Buffer.alloc(count)]);

/** A formula in each kind of record of a workbook before 2007. */
const places: [what: string, OldRecord][] = [
  ['a cell of the third version', [0x206, oldCell(...evaluate)[1]]],
  ['a cell of the fourth version', [0x406, oldCell(...evaluate)[1]]],
  ['several cells', [0x221, behind(12, evaluate)]],
  ['cells that share it', [0x4bc, behind(8, evaluate)]],
  ['a chart', [0x1051, Buffer.concat([Buffer.of(0, 2), behind(4, evaluate)])]],
  ['a name', ownName('a', 'latin1', ...evaluate)],
  ['a name in wide letters', ownName('ab', 'utf16le', ...evaluate)],
  ['a name of an older version', [0x218, ownName('a', 'latin1', ...evaluate)[1]]],
  // With a format of its own and a pattern.
  [
    'a condition',
    [0x1b1, Buffer.concat([bytes(0, 2, 0, 0, 0, 6, 0), bytes(0, 0, 0, 0, 0x22, 1, 0, 4, 0), bytes(6), ...evaluate])],
  ],
  ['the second formula of what may be put in', [0x1be, Buffer.concat([bytes(4), check(noText), bytes(4), later()])]],
  ['a condition since 2007', [0x87a, Buffer.concat([bytes(12, 2), bytes(11), behind(0, evaluate), bytes(6)])]],
  ['a bar of a condition', [0x87a, Buffer.concat([bytes(12), bytes(41, 4), behind(1, evaluate), bytes(2, 2)])]],
  ['a calculated field', [0xf9, Buffer.concat([behind(0, evaluate).subarray(0, 2), bytes(2), ...evaluate])]],
];

function check(text: Buffer): Buffer {
  return Buffer.concat([text, text, text, text]);
}

function later(): Buffer {
  return Buffer.concat([behind(0, evaluate).subarray(0, 2), bytes(2), ...evaluate]);
}

/** A formula in each kind of record of a workbook in binary form. */
const places12: [what: string, BinaryRecord][] = [
  ['a cell with a text', [8, Buffer.concat([bytes(8), wideText('a'), bytes(2), formula12()])]],
  ['a cell with a truth', [10, Buffer.concat([bytes(11), formula12()])]],
  ['a cell with a fault', [11, Buffer.concat([bytes(11), formula12()])]],
  ['several cells', [426, Buffer.concat([bytes(17), formula12()])]],
  ['cells that share it', [427, Buffer.concat([bytes(16), formula12()])]],
  ['a name', binaryName('a', 0, ...evaluate)],
  ['a column of a table', [351, Buffer.concat([bytes(1), formula12()])]],
  ['the sum of a column', [352, Buffer.concat([bytes(1), formula12()])]],
  ['a condition', [463, Buffer.concat([bytes(34), bytes(7, 1), bytes(0, 255, 255, 255, 255), formula12()])]],
  ['a value of a condition', [471, Buffer.concat([bytes(20), bytes(3, 1), formula12()])]],
  ['what may be put in', [64, Buffer.concat([bytes(4), bytes(19, 1), bytes(16), bytes(8), formula12()])]],
  ['a calculated field', [183, Buffer.concat([bytes(18, 8, 1), wideText('a'), wideText('b'), formula12()])]],
  ['a calculated item', [245, Buffer.concat([bytes(4), formula12()])]],
  ...[1041, 1043, 1048, 1050, 1053, 1118].map((type): [string, BinaryRecord] => [
    `a head of ${type}`,
    [type, head12()],
  ]),
];

function formula12(): Buffer {
  return binaryFormula(evaluate);
}

/** One area, one list of one area, and a formula. */
function head12(): Buffer {
  const formula = Buffer.concat(evaluate);
  const lengths = bytes(4 + 7, 1, 0, 0, 0, 0, 0, 0, 0, formula.length).subarray(0, 16);
  return Buffer.concat([bytes(3, 7), bytes(23, 1), bytes(7, 1), bytes(19, 1), lengths, formula]);
}

/** Workbooks of two versions, and one of none. */
const versions: [what: string, ...records: OldRecord[]][] = [
  ['an older part', [0x809, Buffer.of(0, 6, 5, 0)], [0x809, Buffer.of(0, 5, 16, 0)]],
  ['a formula of no version', [0x809, Buffer.of(0, 4, 5, 0)], oldCell(int(1))],
];

/** Names that are called but are no functions, or those of links. */
const called = (sourceName: Buffer): [what: string, name: string, call: Buffer][] => [
  ['a call of a name that is no function', 'WEBSERVICE', name(1)],
  ['a call of a name by way of the workbook itself', 'WEBSERVICE', sourceName],
  ['a link that is called by name', 'HYPERLINK', name(1)],
];

export interface HostileFormula<Record> {
  what: string;
  records: readonly Record[];
  because: 'a formula that fetches' | 'damaged';
}

const fetches = 'a formula that fetches';
const itself: OldRecord[] = [
  [0x1ae, Buffer.of(1, 0, 1, 4)],
  [0x17, Buffer.of(1, 0, 0, 0, 0, 0, 0, 0)],
];
const itself12: BinaryRecord[] = [
  [357, Buffer.alloc(0)],
  [362, Buffer.from(Uint32Array.of(1, 0, 0, 0).buffer)],
];

export const hostileFormulas: HostileFormula<OldRecord>[] = [
  ...[...calls, ...links(text)].map(([what, ...formula]): HostileFormula<OldRecord> => {
    return { what, records: [oldCell(...formula)], because: fetches };
  }),
  ...places.map(([what, record]): HostileFormula<OldRecord> => {
    return { what: `EVALUATE in ${what}`, records: [record], because: fetches };
  }),
  ...called(tokens.sourceName(0, 1)).map(([what, own, call]): HostileFormula<OldRecord> => {
    return { what, records: [...itself, ownName(own), oldCell(call, funcVar(255, 1))], because: fetches };
  }),
  ...places.map(([what, record]): HostileFormula<OldRecord> => {
    return { what: `EVALUATE in ${what}, said to be of Microsoft Graph`, records: [graph, record], because: fetches };
  }),
  { what: 'EVALUATE before 1997', records: [excel5, oldCell(...evaluate)], because: fetches },
  ...broken.map(([what, ...formula]): HostileFormula<OldRecord> => {
    return { what, records: [oldCell(...formula)], because: 'damaged' };
  }),
  { what: 'a text with a mark of its own', records: [oldCell(Buffer.of(0x17, 0, 8))], because: 'damaged' },
  {
    what: 'a formula longer than its record',
    records: [[0x06, Buffer.concat([bytes(20), Buffer.of(9, 0)])]],
    because: 'damaged',
  },
  ...versions.map(([what, ...records]): HostileFormula<OldRecord> => ({ what, records, because: 'damaged' })),
];

export const hostileFormulas12: HostileFormula<BinaryRecord>[] = [
  ...[...calls, ...links(tokens.text12)].map(([what, ...formula]): HostileFormula<BinaryRecord> => {
    return { what, records: [binaryCell(...formula)], because: fetches };
  }),
  ...places12.map(([what, record]): HostileFormula<BinaryRecord> => {
    return { what: `EVALUATE in ${what}`, records: [record], because: fetches };
  }),
  ...called(tokens.sourceName(0, 1)).map(([what, own, call]): HostileFormula<BinaryRecord> => {
    return { what, records: [...itself12, binaryName(own), binaryCell(call, funcVar(255, 1))], because: fetches };
  }),
  ...broken.map(([what, ...formula]): HostileFormula<BinaryRecord> => {
    return { what, records: [binaryCell(...formula)], because: 'damaged' };
  }),
  { what: 'a formula longer than its record', records: [[426, bytes(17, 9)]], because: 'damaged' },
];
