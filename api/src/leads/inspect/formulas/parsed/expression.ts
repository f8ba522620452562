import { damaged, fetches } from '../../invalid-file';
import { isHarmless } from '../functions';
import { isBadAddress } from '../table-links';
import { functionsByNumber } from './function-numbers';
import { Jumps } from './jumps';
import { type Form, kinds, type Token, textOf, tokensOf } from './tokens';

/** A name that a formula calls as a function: one of the workbook's own, or one of a source. From 1. */
export interface CalledName {
  index: number;
  /** The number of the reference that leads to its source; undefined for the workbook itself. */
  source: number | undefined;
}

/** What stands on the stack of a formula. */
interface Operand {
  /** Of its first token, in the formula. */
  start: number;
  /** What it begins with, as far as that stands in the formula as a text. */
  text?: string | undefined;
  /** Whether nothing is joined to that text. */
  isWhole?: boolean;
  name?: CalledName;
  isError?: boolean;
}

/** Tokens with two operands and with one ([MS-XLS] 2.5.198.104). */
const firstBinary = 0x03;
const lastBinary = 0x11;
const lastUnary = 0x15;

/** An attribute that is a sum of one operand, and labels that stand before their area. */
const sum = 0x10;
const radicals = new Set([0x0a, 0x0b, 0x10]);

/** The number of a call whose function is its first argument, a name; and that of links. */
const byName = 255;
const hyperlink = 359;

/** In how many arguments there are: somebody shall be asked for them. */
const asks = 0x80;

/**
 * A formula in tokens, which must call harmless functions only.
 * @returns names that it calls, which stand elsewhere
 * @throws InvalidFile
 */
export function checkExpression(formula: Buffer, form: Form): CalledName[] {
  const stack: Operand[] = [];
  const called: CalledName[] = [];
  const jumps = new Jumps();
  for (const token of tokensOf(formula, form)) {
    jumps.pass(token);
    if (isPrefix(token)) continue;
    const found = operandsOf(token);
    if (found > stack.length) throw damaged();
    const operands = stack.splice(stack.length - found, found);
    const name = callOf(token, operands);
    if (name) called.push(name);
    const start = operands[0]?.start ?? token.start;
    if (isLink(token)) jumps.passLink(start, token);
    stack.push({ ...resultOf(token, operands, form), start });
  }
  if (formula.length > 0 && stack.length !== 1) throw damaged();
  jumps.check(formula.length);
  return called;
}

/** What only says how to work out, or to show, what stands beside it. */
function isPrefix({ kind, data }: Token): boolean {
  if (kind === kinds.attribute) return data[0] !== sum;
  if (kind === kinds.extended) return radicals.has(data[0] ?? 0);
  return kind >= kinds.memArea && kind <= kinds.memFunc;
}

/** @throws InvalidFile for a function that is not known to be harmless */
function operandsOf({ kind, data }: Token): number {
  if (kind >= firstBinary && kind <= lastBinary) return 2;
  if (kind > lastBinary && kind <= lastUnary) return 1;
  if (kind === kinds.attribute) return 1;
  if (kind === kinds.func) return harmlessFunction(data.readUInt16LE()).fixed ?? Number.POSITIVE_INFINITY;
  if (kind !== kinds.funcVar) return 0;
  const number = data.readUInt16LE(1);
  if (number !== byName) harmlessFunction(number);
  return data.readUInt8() & ~asks;
}

/** The number of a command has a bit that no function has. @throws InvalidFile */
function harmlessFunction(number: number) {
  const found = functionsByNumber.get(number);
  if (!found || !isHarmless(found.name)) throw fetches();
  return found;
}

/** @throws InvalidFile for a call of what is no name, or for a link that may lead where no other link may */
function callOf(token: Token, operands: readonly Operand[]): CalledName | undefined {
  const { kind, data } = token;
  if (kind !== kinds.funcVar) return undefined;
  const [first] = operands;
  const number = data.readUInt16LE(1);
  if (isLink(token) && (first?.text === undefined || isBadAddress(first.text, first.isWhole === true))) throw fetches();
  if (number === byName && !first?.name && !first?.isError) throw fetches();
  return number === byName ? first?.name : undefined;
}

function isLink({ kind, data }: Token): boolean {
  return kind === kinds.funcVar && data.readUInt16LE(1) === hyperlink;
}

function resultOf(token: Token, [first]: readonly Operand[], form: Form): Omit<Operand, 'start'> {
  switch (token.kind) {
    case kinds.text:
      return { text: textOf(token, form), isWhole: true };
    case kinds.concat:
      return { text: first?.text, isWhole: false };
    case kinds.paren:
      return first ?? {};
    case kinds.name:
      return { name: { index: indexOf(token.data, 0, form), source: undefined } };
    case kinds.sourceName:
      return { name: sourceName(token.data, form) };
    case kinds.error:
      return { isError: true };
    default:
      return {};
  }
}

/** Before 1997 the number has two bytes. */
function indexOf(data: Buffer, at: number, form: Form): number {
  return form === 'older' ? data.readUInt16LE(at) : data.readUInt32LE(at);
}

/** Before 1997 eight bytes stand between the two. */
function sourceName(data: Buffer, form: Form): CalledName {
  return { source: data.readUInt16LE(), index: indexOf(data, form === 'older' ? 10 : 2, form) };
}
