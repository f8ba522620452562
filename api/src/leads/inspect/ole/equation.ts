import { executable, InvalidFile } from '../invalid-file';
import { Reader } from '../reader';
import { checkFormula } from './equation-records';

/** In bytes: the head of the stream, and what follows its first number up to the size of the formula. */
const headBytes = 28;
const versionBytes = 6;

/** In bytes: what programs leave behind the formula. Within it may stand what it was before. */
const mostBehind = 16;

/** In bytes: what has no zero in so many is no formula, nor what is left of one. */
const longestRun = 32;

/** Versions of formulas that Equation Editor reads; it opens no newer ones, which only MathType writes. */
const readByEditor: ReadonlySet<number> = new Set([2, 3]);
const newestOfMathType = 5;

/**
 * The stream of an equation as Equation Editor and MathType keep it: a head that counts the formula behind it. Old
 * versions of Word and their imitators still start Equation Editor, which runs what its records hold too much of
 * (`equation-records.ts`), so every equation that it opens must be one that it could have written.
 * @param isMathType whether its class is that of MathType, whose newer formulas Equation Editor does not open
 * @throws InvalidFile
 */
export function checkEquation(stream: Buffer, isMathType: boolean): void {
  orRefused(() => {
    const reader = new Reader(stream);
    if (reader.u16() !== headBytes) throw mayRun();
    reader.bytes(versionBytes);
    const size = reader.u32();
    reader.bytes(headBytes - 2 - versionBytes - 4);
    check(reader, size, isMathType);
  });
}

/** The same as the first OLE keeps it, which newer programs still open: the formula behind its size. */
export function checkNativeEquation(stream: Buffer): void {
  orRefused(() => {
    const reader = new Reader(stream);
    check(reader, reader.u32(), false);
  });
}

function check(reader: Reader, size: number, isMathType: boolean): void {
  const data = reader.bytes(size);
  const formula = new Reader(data);
  const version = formula.u8();
  if (isMathType && version > 3 && version <= newestOfMathType) return;
  if (!readByEditor.has(version)) throw mayRun();
  checkFormula(formula, version);
  if (reader.left > mostBehind || hasLongRun(data)) throw mayRun();
}

/** A name of a font that is too long, wherever it stands, should a program read the records in another way. */
function hasLongRun(data: Buffer): boolean {
  for (let start = 0; start < data.length; ) {
    const zero = data.indexOf(0, start);
    const end = zero < 0 ? data.length : zero;
    if (end - start > longestRun) return true;
    start = end + 1;
  }
  return false;
}

/** What ends too soon is none that a program has written. */
function orRefused(read: () => void): void {
  try {
    read();
  } catch (error) {
    throw error instanceof InvalidFile ? mayRun() : error;
  }
}

function mayRun() {
  return executable(
    'an equation that may run a program',
    'Open it in Word and convert its equations, or print it to PDF',
  );
}
