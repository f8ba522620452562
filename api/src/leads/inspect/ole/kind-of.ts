import { notCarried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { unknownObject } from '../invalid-file';
import { isLinkClass, noClass } from './classes';
import { type KnownKind, knownKinds } from './kinds';
import { isKnownProgram } from './programs';
import { type Signs, signsOf } from './signs';

/** What OLE and the program around an object keep beside it ([MS-OLEDS] 2.3.3, 2.3.4; [MS-DOC] 2.1.6). */
const beside = new Set([
  ...['\u0001ole', '\u0001compobj', '\u0001ole10itemname', '\u0001ole10fmtprogid', '\u0003objinfo', '\u0003linkinfo'],
  // The mark of SheetJS, with which web pages write workbooks.
  '\u0001sh33tj5',
  ...['\u0003meta', '\u0003pic', '\u0003pict', '\u0003print', '\u0003eprint', '\u0003prntpict'],
]);

/** Beginnings of names that have a number or a word behind them: pictures that stand for an object, and properties. */
const besideAll = ['\u0002olepres', '\u0005'];

/**
 * What an object is. All that it says of itself must be said by one line of the list (`kinds.ts`): its class, the class
 * and the program in its streams, and the name of each stream. Without a class it is known by a stream of its own that
 * no other program has, since the document around it may name any program.
 * @throws InvalidFile for one that is on no line, or on more than its own
 */
export function kindOf(storage: Storage): KnownKind | 'link' {
  const signs = signsOf(storage);
  const names = [...storage.streams.keys()].filter((name) => !isBeside(name));
  if (!signs.programs.every(isKnownProgram)) throw unknownObject();
  if (isLinkClass(storage.clsid)) {
    if (names.length > 0) throw unknownObject();
    return 'link';
  }
  const isKnown = ({ classes }: KnownKind) => signs.classes.every((one) => classes.has(one));
  if (!knownKinds.some(isKnown)) throw unknownObject();
  const kind = knownKinds.find((one) => isKnown(one) && explains(one, signs, names, storage.clsid === noClass));
  if (!kind) throw notCarried();
  return kind;
}

function explains(kind: KnownKind, { programs }: Signs, names: readonly string[], mustSay: boolean): boolean {
  if (!programs.every((one) => kind.programs.has(one))) return false;
  return names.every((name) => kind.streams.has(name)) && (!mustSay || names.some((name) => kind.alone.has(name)));
}

function isBeside(name: string): boolean {
  return beside.has(name) || besideAll.some((start) => name.startsWith(start));
}
