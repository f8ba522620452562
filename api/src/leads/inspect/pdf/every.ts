import type { Budget } from '../budget';
import { damaged, lockedAndDamaged } from '../invalid-file';
import { checkAttached, checkUnread, numberOf } from './encryption';
import { beginsValue, behindHeading, headingsIn } from './headings';
import { type LenientReading, readLeniently } from './libpdf';
import { type Copy, copiesOf, type Place, withListing } from './listing';
import { isObjectStream, type Packed, packedIn } from './object-streams';
import { checkOverlaps } from './overlaps';
import type { Encryption } from './trailers';
import { dictionaryOf, type Reading, type Value } from './values';
import { checkVersions } from './versions';

/**
 * Every object that stands in a file, plainly or in an object stream (ISO 32000-2, 7.5.7), whether or not a
 * cross-reference names it and however many have its number. Programs that mend a file take what they find, each in an
 * order of its own: the last in the file, or the one in the stream with the highest number.
 * @param places where objects begin
 * @param lenient the document along its cross-reference, as it is decrypted when it has an `encryption`
 * @throws InvalidFile
 */
export async function readEvery(
  file: Buffer,
  places: Place[],
  budget: Budget,
  lenient?: LenientReading,
  encryption?: Encryption,
): Promise<Reading> {
  const plain = await readListed(file, places, []);
  if (lenient && encryption) return readDecrypted(file, budget, places, plain, lenient, encryption);
  const streams = plain.values.filter((value) => isObjectStream(value, plain.resolve));
  if (streams.length === 0) return checked(plain);
  const packed = streams.map((stream) => packedIn(stream, plain.resolve, budget));
  return checked(await readListed(file, places, packed));
}

/**
 * The same where only what belongs to the cross-reference can be decrypted: what object streams hold, and what else has
 * the number of another object. Texts of other objects say nothing, and their decrypted ones are in `lenient`.
 */
async function readDecrypted(
  file: Buffer,
  budget: Budget,
  places: Place[],
  plain: Listed,
  lenient: LenientReading,
  encryption: Encryption,
): Promise<Reading> {
  const counts = new Map<number, number>();
  for (const { number } of places) counts.set(number, (counts.get(number) ?? 0) + 1);
  const packed = places.flatMap(({ number, generation }, index): Packed[] => {
    if (!isObjectStream(plain.values[index] ?? null, plain.resolve)) return [];
    const stream = counts.get(number) === 1 ? lenient.valueAt(number, generation) : null;
    if (!isObjectStream(stream, lenient.resolve)) throw damaged();
    return [packedIn(stream, lenient.resolve, budget)];
  });
  const repeated = places.filter(({ number }) => counts.get(number) !== 1);
  const found = await readListed(file, repeated, packed);
  // Programs that mend a file could take the one in a list for the encryption dictionary.
  if (packed.some(({ numbers }) => numbers.includes(numberOf(encryption) ?? -1))) throw lockedAndDamaged();
  const isUnread = (reference: Value) => (counts.get(Number.parseInt(String(reference), 10)) ?? 0) > 1;
  checkUnread(found.values.slice(0, repeated.length));
  checkAttached([...lenient.objects, ...found.values], isUnread, lenient.resolve);
  return checked({ ...found, resolve: (value) => lenient.resolve(value) ?? found.resolve(value) });
}

interface Listed {
  copies: readonly Copy[];
  /** What stands at each of them. */
  values: Value[];
  resolve: Reading['resolve'];
}

/** @throws InvalidFile */
async function readListed(file: Buffer, places: readonly Place[], packed: readonly Packed[]): Promise<Listed> {
  const copies = copiesOf(places, packed);
  const reading = await readLeniently(withListing(file, copies, packed));
  if (!reading) throw damaged();
  const values = copies.map(({ own }) => reading.resolve(`${own} 0 R`));
  checkRead(file, copies, values, packed);
  // pdf.js takes a dictionary in a list for a trailer where it finds no other.
  const isTrailer = copies.some(({ within }, index) => within !== undefined && saysEncrypted(values[index] ?? null));
  if (isTrailer) throw lockedAndDamaged();
  return { copies, values, resolve: reading.resolve };
}

/**
 * Where libpdf gives up, another program may go on.
 * @throws InvalidFile for a value that begins and was not read
 */
function checkRead(file: Buffer, copies: readonly Copy[], values: Value[], packed: readonly Packed[]): void {
  const unread = copies.filter((_, index) => values[index] === null);
  if (unread.length === 0) return;
  const text = file.toString('latin1');
  for (const { at, within } of unread) {
    const list = within === undefined ? undefined : packed[within];
    if (list ? beginsValue(list.text, list.offsets[at] ?? 0) : beginsValue(text, behindHeading(text, at)))
      throw damaged();
  }
}

function saysEncrypted(value: Value): boolean {
  return '/Encrypt' in (dictionaryOf(value) ?? {});
}

/** @throws InvalidFile */
function checked({ copies, values, resolve }: Listed): Reading {
  checkVersions(copies, values, resolve);
  return { objects: values, resolve };
}

/**
 * Where objects begin. To be asked before libpdf reads a file, which takes quadratic time for streams without an end.
 * @param text of the whole file, a character for each byte
 * @throws InvalidFile
 */
export function placesIn(text: string): Place[] {
  const places = headingsIn(text);
  checkOverlaps(
    text,
    places.map(({ at }) => at),
  );
  return places;
}
