import { isBesideDocument } from './addresses';
import { type Dictionary, dictionaryOf, isStream, type Reading, type Stream, textOf } from './values';

/** Where a file specification (ISO 32000-2, 7.11) says which file it means. Elsewhere some of them are numbers. */
const places = ['/F', '/UF', '/DOS', '/Mac', '/Unix'] as const;

/** A file inside a document, with every name that it may be saved under. */
export interface AttachedFile {
  names: string[];
  contents: Stream[];
}

/** The file that a specification has with it; undefined for all other dictionaries. */
export function attachedFile(dictionary: Dictionary, { resolve }: Reading): AttachedFile | undefined {
  const inside = dictionaryOf(resolve(dictionary['/EF']));
  if (!inside) return undefined;
  const contents = Object.values(inside).map(resolve).filter(isStream);
  return { names: namesIn(dictionary, resolve), contents };
}

/**
 * Files elsewhere that a document would have fetched or opened: those of a network are told who opens it, and with
 * Windows his password. A stream whose contents stand in another file is not used by any honest program.
 */
export function forbiddenPlace(dictionary: Dictionary, { resolve }: Reading, ofStream: boolean): string | undefined {
  if (ofStream && '/F' in dictionary) return 'parts that stand in another file';
  if ('/RF' in dictionary) return 'files that belong to an attached one';
  if (dictionaryOf(resolve(dictionary['/EF']))) return undefined;
  const beside = namesIn(dictionary, resolve).every(isBesideDocument);
  return beside ? undefined : 'a link to a file on a computer or in a network';
}

function namesIn(dictionary: Dictionary, resolve: Reading['resolve']): string[] {
  return places.flatMap((key) => textOf(resolve(dictionary[key])) ?? []);
}
