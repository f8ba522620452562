import type { Budget } from '../budget';
import { damaged } from '../invalid-file';
import { Brackets } from './brackets';
import { contentsOf } from './files';
import { tokenAt } from './tokens';
import { isStream, nameOf, type Reading, type Stream, type Value } from './values';

/** What an object stream (ISO 32000-2, 7.5.7) holds: the numbers of objects, and where in its data they begin. */
export interface Packed {
  numbers: number[];
  offsets: number[];
  data: Buffer;
  /** The same as Latin-1. */
  text: string;
}

/** Behind the numbers nobody reads on; qpdf writes there of which object the first one is. */
const comments = /^(?:%[^\n\r]*[\n\r][\0\t\n\f\r ]*)*$/;

/**
 * By what it says of its type, or by what programs need to take it for one. MuPDF takes zero for a number that is
 * missing.
 */
export function isObjectStream(value: Value, resolve: Reading['resolve']): value is Stream {
  return isStream(value) && (nameOf(resolve(value.stream.dict['/Type'])) === 'ObjStm' || '/First' in value.stream.dict);
}

/** @throws InvalidFile for one that programs could read in two ways */
export function packedIn(stream: Stream, resolve: Reading['resolve'], budget: Budget): Packed {
  const { '/N': n = null, '/First': first = null } = stream.stream.dict;
  const [count, start] = [resolve(n), resolve(first)];
  const data = contentsOf(stream, budget);
  if (!data || typeof count !== 'number' || typeof start !== 'number' || start > data.length) throw damaged();
  const head = data.toString('latin1', 0, start);
  const [list = ''] = /^[\d\0\t\n\f\r ]*/.exec(head) ?? [];
  const found = list.match(/\d+/g) ?? [];
  if (!comments.test(head.slice(list.length)) || found.length !== 2 * count) throw damaged();
  const numbers = found.filter((_, index) => index % 2 === 0).map(Number);
  const offsets = found.filter((_, index) => index % 2 === 1).map(Number);
  const objects = data.subarray(start);
  const text = objects.toString('latin1');
  if (!areWhole(text, offsets)) throw damaged();
  return { numbers, offsets, data: objects, text };
}

/**
 * Whether each object ends before the next one begins, and no two begin at one place, so that all of them together take
 * no longer than their bytes.
 * @throws InvalidFile
 */
function areWhole(text: string, offsets: readonly number[]): boolean {
  const starts = [...offsets].sort((a, b) => a - b);
  const brackets = new Brackets(text);
  let passed = 0;
  let isEmpty = false;
  for (let at = 0; at < text.length; ) {
    const start = starts[passed] ?? text.length;
    const token = tokenAt(text, at);
    // Blanks may come first, as Word writes them, but no object is of nothing else.
    const isStart = at === start || (token.isBlank && text.charAt(at) !== '%' && start > at && start < token.end);
    if (at > start || (isStart && (brackets.depth !== 0 || isEmpty))) return false;
    if (isStart) passed += 1;
    isEmpty = token.isBlank && (isEmpty || isStart);
    if (!brackets.pass(token, at)) return false;
    at = token.end;
  }
  return brackets.depth === 0 && passed === starts.length;
}
