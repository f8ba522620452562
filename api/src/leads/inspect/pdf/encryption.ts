import { lockedAndDamaged } from '../invalid-file';
import { deciding } from './deciding';
import type { LenientReading } from './libpdf';
import type { Place } from './listing';
import { streamsOf } from './places';
import type { StrictReading } from './qpdf';
import type { Encryption } from './trailers';
import {
  type Dictionary,
  dictionariesIn,
  dictionaryOf,
  isReference,
  nameOf,
  type Reading,
  textOf,
  type Value,
} from './values';

/**
 * An encrypted document is taken only when nothing is wrong with it, so that it is decrypted in one way only: a program
 * that mends it could decrypt what we have judged as it stands.
 * @param said what its trailers say; undefined when none says that it is encrypted
 * @throws InvalidFile
 */
export function checkEncryption(
  said: Encryption | undefined,
  strict: StrictReading | undefined,
  lenient: LenientReading | undefined,
  places: readonly Place[],
): void {
  if (!said && !lenient?.isEncrypted) return;
  if (!said || !lenient?.isEncrypted || !lenient.isWhole() || !strict?.isFaultless) throw lockedAndDamaged();
  const { '/Encrypt': encrypt = null } = dictionaryOf(strict.trailer) ?? {};
  const dictionary = dictionaryOf(strict.resolve(encrypt));
  if (!dictionary || isLink(dictionary, strict.resolve) || !hasOneFilter(dictionary, strict.resolve)) {
    throw lockedAndDamaged();
  }
  const own = numberOf(said);
  const numbers = [...(own === undefined ? [] : [own]), ...numbersIn(dictionary, strict.resolve)];
  if (numbers.some((number) => places.filter((one) => one.number === number).length !== 1)) throw lockedAndDamaged();
}

/** Of the object that is the encryption dictionary; undefined for one that stands in the trailer. */
export function numberOf({ '/Encrypt': value }: Encryption): number | undefined {
  return value.startsWith('<<') ? undefined : Number.parseInt(value, 10);
}

/**
 * Of all objects that it refers to. Of two with one number, or one that is packed as well, programs that follow another
 * table of the file would take the other, and decrypt otherwise.
 */
function numbersIn(value: Value, resolve: Reading['resolve'], found = new Set<number>()): ReadonlySet<number> {
  if (isReference(value)) {
    const number = Number.parseInt(value, 10);
    return found.has(number) ? found : numbersIn(resolve(value), resolve, found.add(number));
  }
  const parts = Array.isArray(value) ? value : Object.values(dictionaryOf(value) ?? {});
  for (const part of parts) numbersIn(part, resolve, found);
  return found;
}

/** Whether it, or a dictionary in it, is a link as well or does something: some programs would decrypt its texts. */
function isLink(dictionary: Dictionary, resolve: Reading['resolve']): boolean {
  const filters = dictionaryOf(resolve(dictionary['/CF']));
  const parts = [dictionary, filters, ...Object.values(filters ?? {}).map((one) => dictionaryOf(resolve(one)))];
  return parts.some((part) => Object.keys(part ?? {}).some((key) => deciding.has(key)));
}

/** Methods of a crypt filter (ISO 32000-2, table 25) that encrypt. */
const methods = new Set(['V2', 'AESV2', 'AESV3']);

/**
 * Whether all strings, streams and attached files are encrypted by the same filter (7.6.5), and are encrypted at all.
 * Programs that do not know of another one for attached files (`/EFF`) decrypt them like all streams.
 */
function hasOneFilter(dictionary: Dictionary, resolve: Reading['resolve']): boolean {
  const named = (key: `/${string}`) => nameOf(resolve(dictionary[key]));
  const version = resolve(dictionary['/V']);
  if (typeof version !== 'number') return false;
  // Before there was a choice.
  if (version < 4) return true;
  const streams = named('/StmF');
  if (streams === undefined || named('/StrF') !== streams || (named('/EFF') ?? streams) !== streams) return false;
  const filters = dictionaryOf(resolve(dictionary['/CF']));
  const filter = dictionaryOf(resolve(filters?.[`/${streams}`]));
  return methods.has(nameOf(resolve(filter?.['/CFM'])) ?? '');
}

/**
 * Of objects that share a number only one can be decrypted here, and a program that mends the file may take another.
 * @param values those that are judged as they stand
 * @throws InvalidFile for one with a text that may lead somewhere
 */
export function checkUnread(values: readonly Value[]): void {
  for (const value of values) {
    if (hasText(value)) throw lockedAndDamaged();
    for (const { dictionary } of dictionariesIn(value)) {
      if (Object.entries(dictionary).some(([key, one]) => deciding.has(key) && hasText(one))) throw lockedAndDamaged();
    }
  }
}

function hasText(value: Value): boolean {
  return (Array.isArray(value) ? value : [value]).some((one) => textOf(one) !== undefined);
}

/** Types of streams that only some programs decrypt (7.5.8.2 and table 20). */
const readable = new Set(['XRef', 'Metadata']);

/**
 * @param isUnread whether a reference leads to one of several objects that share a number
 * @throws InvalidFile for an attached file that programs decrypt in two ways
 */
export function checkAttached(
  values: readonly Value[],
  isUnread: (reference: Value) => boolean,
  resolve: Reading['resolve'],
): void {
  for (const { dictionary } of values.flatMap((value) => [...dictionariesIn(value)])) {
    if (!('/EF' in dictionary)) continue;
    const types = streamsOf(dictionary, resolve).map(({ stream }) => nameOf(resolve(stream.dict['/Type'])));
    const files = Object.values(dictionaryOf(resolve(dictionary['/EF'])) ?? {});
    if (files.some(isUnread) || types.some((type) => readable.has(type ?? ''))) throw lockedAndDamaged();
  }
}
