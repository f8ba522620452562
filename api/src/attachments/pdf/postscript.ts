import { type Dictionary, isStream, nameOf, type Reading } from './values';

/** Keys that say what kind of object a page draws (ISO 32000-1, 8.8.2 and 8.10.2). */
const kinds = ['/Subtype', '/Subtype2'] as const;

/**
 * Whether something is a program in PostScript, as older versions of PDF allowed in place of a drawing or beside one.
 * Ghostscript runs these up to version 9.55, and so do printers to which Poppler has sent them.
 */
export function isPostScript(dictionary: Dictionary, ofStream: boolean, { resolve }: Reading): boolean {
  if (kinds.some((key) => key in dictionary && nameOf(resolve(dictionary[key])) === 'PS')) return true;
  // Among what a page uses, anything may be named so.
  return ofStream && '/PS' in dictionary && isStream(resolve(dictionary['/PS']));
}
