import { lockedAndDamaged } from '../invalid-file';
import { Brackets } from './brackets';
import { behindHeading } from './headings';
import type { Place } from './listing';
import { tokenAt } from './tokens';
import { type Entry, trailersIn } from './trailers';

/** What trailers (ISO 32000-2, 7.5.5) say of an encrypted document, as it is written there. */
export interface Encryption {
  /** The references to the catalogue and to the encryption dictionary, which may stand in the trailer itself. */
  '/Root': string;
  '/Encrypt': string;
}

/**
 * How a document is encrypted; undefined for one that is not. Each program that mends a file looks for trailers in
 * another way: pdf.js takes any dictionary with a catalogue, MuPDF one without the word `trailer`, Poppler also what
 * stands in streams and comments, and the last found counts for one and the first for another. So the two entries that
 * decide are looked for in all bytes, and all of them must say the same. They need not agree on `/ID`: the key that is
 * made with it must open the document (7.6.4.3), so with another one it does not open.
 * @throws InvalidFile also for a catalogue that stands in a trailer, where the standard wants a reference
 */
export function encryptionIn(text: string): Encryption | undefined {
  const trailers = trailersIn(text);
  if (!trailers.some((entries) => entries.some(({ key }) => key === '/Encrypt'))) return undefined;
  const found = trailers.map(encryptionOf);
  const [first] = found;
  if (!first || found.some((one) => !isSame(one, first))) throw lockedAndDamaged();
  // What stands in the trailer itself stands there once, or others could read each copy differently.
  if (first['/Encrypt'].startsWith('<<') && found.length > 1) throw lockedAndDamaged();
  return first;
}

/** Objects that say how a document is encrypted: mostly one, at most three in any honest document known. */
const mostObjects = 16;

/**
 * The numbers of the objects that say how a document is encrypted, if that does not stand in the trailer itself.
 * @throws InvalidFile when one of them is there twice, is no dictionary or has two values under one key, since each
 * program could decrypt the document in its own way
 */
export function encryptionObjects(encryption: Encryption, text: string, places: readonly Place[]): Set<number> {
  const { '/Encrypt': value } = encryption;
  const numbers = new Set<number>();
  const open = [value.startsWith('<<') ? dictionaryAt(value, 0) : value];
  for (const written of open) {
    for (const [, digits] of written.matchAll(references)) {
      const number = Number(digits);
      if (numbers.has(number)) continue;
      const [place, another] = places.filter((one) => one.number === number);
      if (!place || another || numbers.size === mostObjects) throw lockedAndDamaged();
      numbers.add(number);
      open.push(dictionaryAt(text, behindHeading(text, place.at)));
    }
  }
  return numbers;
}

const references = /(?<!\d)0*(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g;

/**
 * The dictionary that begins here, behind any blanks.
 * @throws InvalidFile for one that has a key twice, and for anything else
 */
function dictionaryAt(text: string, start: number): string {
  const brackets = new Brackets(text, () => true);
  let isBegun = false;
  let at = start;
  while (at < text.length && !(isBegun && brackets.depth === 0)) {
    const token = tokenAt(text, at);
    if (!isBegun && !token.isBlank && !text.startsWith('<<', at)) throw lockedAndDamaged();
    brackets.pass(token, at);
    isBegun ||= !token.isBlank;
    at = token.end;
  }
  return text.slice(start, at);
}

/** Each entry once. @throws InvalidFile */
function encryptionOf(entries: readonly Entry[]): Encryption {
  const root = entries.find(({ key }) => key === '/Root')?.value;
  const encrypt = entries.find(({ key }) => key === '/Encrypt')?.value;
  if (!root || !encrypt || entries.length !== 2) throw lockedAndDamaged();
  return { '/Root': root, '/Encrypt': encrypt };
}

function isSame(one: Encryption, other: Encryption): boolean {
  return one['/Root'] === other['/Root'] && one['/Encrypt'] === other['/Encrypt'];
}
