import { destinationOf, leadsToProgram } from '../links/link';
import { isMounted } from '../links/local-path';
import {
  type Dictionary,
  dictionaryOf,
  isCut,
  isStream,
  nameOf,
  placeOf,
  type Reading,
  type Stream,
  textOf,
  type Value,
} from './values';

/**
 * Every key under which a string alone may say which file or address is meant (ISO 32000-1 and ISO 32000-2, which allow
 * it wherever a file specification may stand, 7.11.1). One that is a dictionary is judged by its own keys, wherever it
 * stands. Left out are addresses that only a click follows (`actions.ts`), and `/AU`, which no program follows: it says
 * what a page was made from (14.10.5).
 */
export const places = new Map<`/${string}`, 'file' | 'medium' | 'files' | 'named files'>([
  // A specification's own names (7.11.3), streams (7.3.8.2), reference XObjects (8.10.4), GoToR, GoToE, Launch, Thread,
  // SubmitForm and ImportData (12.6.4), FDF (12.7.8), movies (13.4), OPI 1.3 and 2.0 (14.11.7).
  ['/F', 'file'],
  ['/UF', 'file'],
  ['/DOS', 'file'],
  ['/Mac', 'file'],
  ['/Unix', 'file'],
  // Attached-file annotations (12.5.6.15). In a specification it is the name of a file system.
  ['/FS', 'file'],
  // Media clips (13.2.4.2).
  ['/D', 'medium'],
  // What the addresses of a media clip count from (13.2.4.2). Put before a harmless name, it may lead anywhere.
  ['/BU', 'file'],
  // Namespaces of a structure (14.7.4.2). In a portfolio it is a dictionary of columns.
  ['/Schema', 'file'],
  // Rich media (13.7.2).
  ['/Asset', 'file'],
  // Associated files (14.13), also of document parts (14.12).
  ['/AF', 'files'],
  // How words are spoken (14.9.6).
  ['/PronunciationLexicon', 'files'],
  // Profiles of colours that stand elsewhere (14.11.5).
  ['/URLs', 'files'],
  // Attached files, assets of rich media and resources of presentations, in a tree of names (7.9.6).
  ['/Names', 'named files'],
]);

const keys = [...places.keys()];

/** Actions in which `/D` is the name of a place in a document (12.6.4), which may look like an address. */
const turning = new Set(['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Thread']);

/**
 * Judges which files elsewhere a document would have fetched or opened: a server elsewhere would learn who opens it,
 * and from Windows his password. Of one reading, since any number of dictionaries may share a list of files.
 */
export class PlaceJudge {
  private readonly resolve: Reading['resolve'];
  private readonly seen = { files: new Set<Value>(), 'named files': new Set<Value>() };

  constructor({ resolve }: Reading) {
    this.resolve = resolve;
  }

  /**
   * What must not be there; undefined when there is nothing. A stream whose contents stand in another file is not used
   * by any honest program.
   */
  forbiddenIn(dictionary: Dictionary, ofStream: boolean): string | undefined {
    if (ofStream && '/F' in dictionary) return 'parts that stand in another file';
    if ('/RF' in dictionary) return 'files that belong to an attached one';
    const names = keys.flatMap((key) => (key in dictionary ? this.namesAt(key, dictionary) : []));
    if (names.some(isCut)) return 'a file name with characters that cannot be seen';
    const isElsewhere =
      this.countsFromElsewhere(dictionary) ||
      names.some((name) => destinationOf(name) !== 'computer' || isMounted(name));
    if (isElsewhere) return 'a link to a file in a network';
    // Names of attached files are judged with what is in them.
    return names.some(leadsToProgram) && streamsOf(dictionary, this.resolve).length === 0
      ? 'a link to a program'
      : undefined;
  }

  /**
   * Whether names mean something else than they say: those behind a base, and parts of an address of the web (7.11.5).
   */
  private countsFromElsewhere(dictionary: Dictionary): boolean {
    if ('/BU' in dictionary && (textOf(this.resolve(dictionary['/BU'])) ?? '') !== '') return true;
    return '/F' in dictionary && nameOf(this.resolve(dictionary['/FS'])) === 'URL';
  }

  private namesAt(key: `/${string}`, dictionary: Dictionary): string[] {
    const place = places.get(key);
    if (!place || (place === 'medium' && turning.has(nameOf(this.resolve(dictionary['/S'])) ?? ''))) return [];
    const found = this.resolve(dictionary[key]);
    if (!Array.isArray(found)) return this.textAt(found);
    if (place === 'file' || place === 'medium' || this.seen[place].has(found)) return [];
    this.seen[place].add(found);
    // In a tree of names, each file stands behind its name.
    return found.flatMap((one, index) => (place === 'files' || index % 2 === 1 ? this.textAt(one) : []));
  }

  private textAt(value: Value): string[] {
    const text = placeOf(this.resolve(value));
    return text === undefined ? [] : [text];
  }
}

/** The attached files that a specification (7.11.4) has with it; none in all other dictionaries. */
export function streamsOf(dictionary: Dictionary, resolve: Reading['resolve']): readonly Stream[] {
  const inside = dictionaryOf(resolve(dictionary['/EF']));
  if (!inside) return [];
  const found = known.get(inside) ?? [...new Set(Object.values(inside).map(resolve).filter(isStream))];
  known.set(inside, found);
  return found;
}

/** Those in a dictionary that any number of specifications may share. The same file mostly stands at two keys. */
const known = new WeakMap<Dictionary, Stream[]>();
