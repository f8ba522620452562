import { checkBinaryPart } from '../../src/leads/inspect/docx/binary-part';
import { checkFormula } from '../../src/leads/inspect/formulas/formula';
import { CalledNames } from '../../src/leads/inspect/formulas/parsed/called-names';
import { startsFromCell } from '../../src/leads/inspect/formulas/table';
import { fetchesFromCell } from '../../src/leads/inspect/formulas/table-formulas';
import { checkWorkbook } from '../../src/leads/inspect/ole/workbook';
import { binaryCell, binaryRecords } from '../support/binary-workbook';
import { choose, func, functions, funcVar, int, jump, name, text, text12 } from '../support/formula-tokens';
import { growth, mostPerDoubling } from '../support/growth';
import { oldCell, oldRecords, ownName } from '../support/old-workbook';

/** In characters. */
const longestFormula = 500_000;
const longestTable = 2_000_000;

/** In each of the cells, as many as a record of a workbook has room for. */
const cells = 100;

const formulas: Record<string, string> = {
  brackets: '(',
  calls: 'SUM(',
  names: `${'a'.repeat(254)}.`,
  quotes: "'",
  'quotes and slashes': "'/",
  'open brackets': '[',
  'blanks behind quotes': `'${' '.repeat(500)}`,
  'newer names': '_xlfn.',
  links: 'HYPERLINK("#',
  'blanks before brackets': `SUM${' '.repeat(500)}(`,
  texts: '"("',
  'texts that stay open': '"""',
  bars: "a|'",
};

const tables: Record<string, (size: number) => string> = {
  bars: (size) => fill('|', size),
  'names and bars': (size) => fill('a|', size),
  'open quotations': (size) => fill("a|'", size),
  'double quotations': (size) => fill("a|''''", size),
  'one quotation': (size) => `a|'${fill("''", size)}`,
  'blanks before bars': (size) => fill(`${' '.repeat(1000)}|`, size),
  'blanks behind names': (size) => `a${' '.repeat(size)}|`,
  formulas: (size) => fill('=a|b', size),
  'words without an end': (size) => `=a|${'b'.repeat(size)}`,
  'cells that begin formulas': (size) => fill('-,', size),
  'quoted cells that begin formulas': (size) => fill('"=",', size),
  'quotes in quotes': (size) => `,"${fill('""=,', size)}`,
  'lines that begin formulas': (size) => fill('=WEBSERVIC\n', size),
  'brackets that begin formulas': (size) => fill('-(,', size),
  calls: (size) => fill('-a("', size),
  'names before blanks': (size) => `-${fill(`a${' '.repeat(500)}(`, size)}`,
  'harmless calls': (size) => `=${fill('SUM (', size)}`,
  'names without a letter': (size) => fill(`=${'5'.repeat(250)}|b!c`, size),
};

const numbered: { what: string; largest: number; tokens: (size: number) => Buffer[] }[] = [
  { what: 'values', largest: 9000, tokens: (size) => repeat(size, int(1)) },
  { what: 'sums', largest: 5000, tokens: (size) => [int(1), ...repeat(size, int(1), funcVar(functions.sum, 2))] },
  { what: 'jumps', largest: 10_000, tokens: (size) => [...repeat(size, jump(4)), int(1)] },
  { what: 'choices', largest: 6000, tokens: (size) => [...repeat(size, choose(0, 0)), int(1)] },
  {
    what: 'links',
    largest: 1200,
    tokens: (size) => repeat(size, text('#'.repeat(40)), funcVar(functions.hyperlink, 1)),
  },
  { what: 'calls', largest: 6000, tokens: (size) => repeat(size, name(1), funcVar(255, 1)) },
];

test.each(Object.entries(formulas))('A formula of %s takes no longer than its size asks for', async (what, piece) => {
  const input = (size: number) => fill(piece, size);
  const family = { name: what, largest: longestFormula, input, read: checkFormula };
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

test.each(Object.entries(tables))('A table of %s takes no longer than its size asks for', async (what, table) => {
  const input = (size: number) => Buffer.from(table(size));
  const read = (data: Buffer) => [startsFromCell(data), fetchesFromCell(data)];
  expect(await growth({ name: what, largest: longestTable, input, read })).toBeLessThanOrEqual(mostPerDoubling);
});

test.each(numbered)('A workbook with formulas of $what takes no longer than its size asks for', async (family) => {
  const { what, largest, tokens } = family;
  const input = (size: number) => {
    const formula = tokens(size);
    return oldRecords([ownName('_xlfn.CONCAT'), ...Array.from({ length: cells }, () => oldCell(...formula))]);
  };
  expect(await growth({ name: what, largest, input, read: checkWorkbook })).toBeLessThanOrEqual(mostPerDoubling);
});

test('A workbook in binary form with one long formula takes no longer than its size asks for', async () => {
  const link = [text12('https://example.com/'), funcVar(functions.hyperlink, 1), func(functions.len)];
  const input = (size: number) => {
    const tokens = repeat(size, ...link).flatMap((one) => [one, Buffer.of(0x08)]);
    return binaryRecords([binaryCell(int(1), ...tokens)]);
  };
  const read = (records: Buffer) => {
    const names = new CalledNames();
    checkBinaryPart(records, names);
    names.check();
  };
  const family = { name: 'links', largest: 20_000, input, read };
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

/** As many of the piece as the size in characters has room for. */
function fill(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

function repeat(count: number, ...tokens: readonly Buffer[]): Buffer[] {
  return Array.from({ length: count }, () => Buffer.concat(tokens));
}
