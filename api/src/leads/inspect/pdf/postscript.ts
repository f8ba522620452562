import type { Budget } from '../budget';
import { contentsOf } from './files';
import { type Dictionary, isStream, nameOf, type Reading, type Stream } from './values';

/** Keys that say what kind of object a page draws (ISO 32000-1, 8.8.2 and 8.10.2). */
const kinds = ['/Subtype', '/Subtype2'] as const;

/**
 * Whether something is a program in PostScript, as older versions of PDF allowed in place of a drawing or beside one.
 * Ghostscript runs these up to version 9.55, and so do printers to which Poppler has sent them. Acrobat Distiller has
 * put comments there, and nothing else, with an empty drawing (`q Q`), which PostScript does not know.
 * @param stream the one that has the dictionary; undefined for none
 * @throws InvalidFile
 */
export function isPostScript(
  dictionary: Dictionary,
  stream: Stream | undefined,
  { resolve }: Reading,
  budget: Budget,
): boolean {
  const isProgram = kinds.some((key) => key in dictionary && nameOf(resolve(dictionary[key])) === 'PS');
  if (isProgram && (!stream || doesSomething(stream, budget))) return true;
  // Among what a page uses, anything may be named so.
  const beside = stream && '/PS' in dictionary ? resolve(dictionary['/PS']) : null;
  return isStream(beside) && doesSomething(beside, budget);
}

/** What a reader does not unpack, another one does. @throws InvalidFile */
function doesSomething(stream: Stream, budget: Budget): boolean {
  const program = contentsOf(stream, budget)?.toString('latin1') ?? '';
  return /[^\0\t\n\f\r qQ]/.test(withoutComments(program));
}

/** A form feed ends a comment as a new line does (PostScript Language Reference, 3.2.1). */
export function withoutComments(program: string): string {
  return program.replace(/%[^\n\r\f]*/g, '');
}
