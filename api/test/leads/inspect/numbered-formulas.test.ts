import { checkBinaryPart } from '../../../src/leads/inspect/docx/binary-part';
import { isHarmless } from '../../../src/leads/inspect/formulas/functions';
import { CalledNames } from '../../../src/leads/inspect/formulas/parsed/called-names';
import { functionsByNumber } from '../../../src/leads/inspect/formulas/parsed/function-numbers';
import { checkWorkbook } from '../../../src/leads/inspect/ole/workbook';
import { type BinaryRecord, binaryCell, binaryName, binaryRecords } from '../../support/binary-workbook';
import { functions, funcVar, name } from '../../support/formula-tokens';
import { type OldRecord, oldRecords } from '../../support/old-workbook';
import { hyperlink } from '../../support/ole';
import { honestFormulas, honestFormulas12, olderFormulas } from './honest-formulas';
import { hostileFormulas, hostileFormulas12 } from './hostile/formulas';

const judge = (...records: readonly OldRecord[]) => checkWorkbook(oldRecords(records));

/** Each list is a part of its own of the same workbook. */
function judgeBinary(...parts: (readonly BinaryRecord[])[]): void {
  const names = new CalledNames();
  for (const records of parts) checkBinaryPart(binaryRecords(records), names);
  names.check();
}

test.each(hostileFormulas)('a workbook before 2007 is refused for $what', ({ records, because }) => {
  expect(() => judge(...records)).toThrow(because);
});

test.each(hostileFormulas12)('a workbook in binary form is refused for $what', ({ records, because }) => {
  expect(() => judgeBinary(records)).toThrow(because);
});

test('formulas that call harmless functions by number and by name are taken', () => {
  expect(() => judge(...honestFormulas)).not.toThrow();
  expect(() => judge(...olderFormulas)).not.toThrow();
  expect(() => judgeBinary(honestFormulas12)).not.toThrow();
});

test.each([
  ['a program', 'C:\\Windows\\System32\\calc.exe', 'a link'],
  ['a file on a server', '\\\\evil.example\\share\\a.pdf', 'another computer'],
])('a cell that leads to %s is refused', (_, target, because) => {
  expect(() => judge(cellLink(target))).toThrow(because);
});

test('a cell that leads to a page is taken', () => {
  expect(() => judge(cellLink('https://example.com/'))).not.toThrow();
});

test.each([0xdc, 0x803, 0x805, 0x80a, 0x876])(
  'a workbook that asks a database or a page by record %i is refused',
  (type) => {
    expect(() => judge([type, Buffer.alloc(20)])).toThrow('fetches');
  },
);

test('what a part calls by name is judged where another part of the workbook has it', () => {
  const call = [binaryCell(name(1), funcVar(255, 1))];
  expect(() => judgeBinary(call, [binaryName('_xlfn.CONCAT')])).not.toThrow();
  expect(() => judgeBinary(call, [binaryName('WEBSERVICE')])).toThrow('a formula that fetches');
});

test('a record that goes beyond the end of its workbook is damage, and what is too short for a record is not', () => {
  expect(() => checkWorkbook(oldRecords([], [0, 0, 0]))).not.toThrow();
  expect(() => checkWorkbook(oldRecords([], [0x42, 0, 1, 0]))).toThrow('damaged');
});

test('the functions that have a number are those that are known to be harmless', () => {
  expect([...functionsByNumber.values()].filter((one) => !isHarmless(one.name))).toEqual([]);
  const numbers = Object.entries({ COUNT: 0, LOG10: 23, HYPERLINK: 359, BAHTTEXT: 368, HEX2BIN: 384, AVERAGEIFS: 484 });
  for (const [one, number] of numbers) expect(functionsByNumber.get(number)?.name).toBe(one);
  for (const number of [functions.exec, functions.evaluate, 148, 149, 150, 185, 255, 267, 379])
    expect(functionsByNumber.has(number)).toBe(false);
});

/** Behind its place in the sheet. */
function cellLink(target: string): OldRecord {
  return [0x1b8, Buffer.concat([Buffer.alloc(8), hyperlink(target)])];
}
