import type { Budget } from '../budget';
import { contentsOf } from './files';
import { withoutComments } from './postscript';
import type { Dictionary, Reading, Stream, Value } from './values';

/** The type of functions that are a program (ISO 32000-2, 7.10.5). */
const ofCalculator = 4;

/** All operators of theirs (table 42). PostScript has hundreds more, which open files and run others. */
const operators = new Set([
  ...['abs', 'add', 'atan', 'ceiling', 'cos', 'cvi', 'cvr', 'div', 'exp', 'floor', 'idiv', 'ln', 'log', 'mod', 'mul'],
  ...['neg', 'round', 'sin', 'sqrt', 'sub', 'truncate', 'and', 'bitshift', 'eq', 'false', 'ge', 'gt', 'le', 'lt'],
  ...['ne', 'not', 'or', 'true', 'xor', 'if', 'ifelse', 'copy', 'dup', 'exch', 'index', 'pop', 'roll', '{', '}'],
]);

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Whether a function is a program with a word that no function may have. Whoever prints by way of
 * PostScript copies them into what goes to the printer, where such a word does what it says.
 * @param stream the one that has the dictionary; undefined for none
 * @throws InvalidFile
 */
export function isForeignFunction(
  dictionary: Dictionary,
  stream: Stream | undefined,
  { resolve }: Reading,
  budget: Budget,
): boolean {
  if (!stream || typeOf(dictionary, resolve) !== ofCalculator) return false;
  const program = contentsOf(stream, budget)?.toString('latin1') ?? '';
  // One by one, since there may be millions.
  for (const [word] of withoutComments(program).matchAll(/[{}]|[^{}\0\t\n\f\r ]+/g)) {
    if (!operators.has(word) && !number.test(word)) return true;
  }
  return false;
}

function typeOf(dictionary: Dictionary, resolve: Reading['resolve']): Value {
  return '/FunctionType' in dictionary ? resolve(dictionary['/FunctionType']) : null;
}
