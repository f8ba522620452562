import type { Budget } from '../budget';
import { damaged } from '../unfit';
import { type LenientReading, readLeniently } from './libpdf';
import { type Copy, copiesOf, type Place, withListing } from './listing';
import { isObjectStream, type Packed, packedIn } from './object-streams';
import { checkOverlaps } from './overlaps';
import type { Reading, Value } from './values';
import { checkVersions } from './versions';

/**
 * Every object that stands in a file, plainly or in an object stream (ISO 32000-2, 7.5.7), whether or not a
 * cross-reference names it and however many have its number. Programs that mend a file take what they find, each in an
 * order of its own: the last in the file, or the one in the stream with the highest number.
 * @param lenient the document along its cross-reference, which alone says how it is decrypted
 * @throws Unfit
 */
export async function readEvery(file: Buffer, budget: Budget, lenient?: LenientReading): Promise<Reading> {
  const places = placesIn(file.toString('latin1'));
  const plain = await readListed(file, places, []);
  if (lenient?.isEncrypted) return readDecrypted(file, budget, places, plain, lenient);
  const streams = plain.values.filter(isObjectStream);
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
): Promise<Reading> {
  const counts = new Map<number, number>();
  for (const { number } of places) counts.set(number, (counts.get(number) ?? 0) + 1);
  const packed = places.flatMap(({ number, generation }, index): Packed[] => {
    if (!isObjectStream(plain.values[index] ?? null)) return [];
    const stream = counts.get(number) === 1 ? lenient.valueAt(number, generation) : null;
    if (!isObjectStream(stream)) throw damaged();
    return [packedIn(stream, lenient.resolve, budget)];
  });
  const repeated = places.filter(({ number }) => counts.get(number) !== 1);
  const found = await readListed(file, repeated, packed);
  return checked({ ...found, resolve: (value) => lenient.resolve(value) ?? found.resolve(value) });
}

interface Listed {
  copies: readonly Copy[];
  /** What stands at each of them. */
  values: Value[];
  resolve: Reading['resolve'];
}

/** @throws Unfit */
async function readListed(file: Buffer, places: readonly Place[], packed: readonly Packed[]): Promise<Listed> {
  const copies = copiesOf(places, packed);
  const reading = await readLeniently(withListing(file, copies, packed));
  if (!reading) throw damaged();
  return { copies, values: copies.map(({ own }) => reading.resolve(`${own} 0 R`)), resolve: reading.resolve };
}

/** @throws Unfit */
function checked({ copies, values, resolve }: Listed): Reading {
  checkVersions(copies, values, resolve);
  return { objects: values, resolve };
}

/** Any number of zeros may stand before a number. */
const heading = /(?<!\d)(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+obj(?![A-Za-z])/g;

/** @throws Unfit */
function placesIn(text: string): Place[] {
  const places = [...text.matchAll(heading)].map(({ index, 1: number, 2: generation }) => {
    return { number: Number(number), generation: Number(generation), at: index };
  });
  checkOverlaps(
    text,
    places.map(({ at }) => at),
  );
  return places;
}
