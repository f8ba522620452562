import { damaged, lockedAndDamaged } from '../invalid-file';
import { untilZero } from '../text';
import { Brackets } from './brackets';
import { earlierTrailers } from './earlier-trailers';
import { tokenAt, unescaped } from './tokens';

/** What trailers (ISO 32000-2, 7.5.5) say of an encrypted document, as it is written there. */
export interface Encryption {
  /** The references to the catalogue and to the encryption dictionary, which may stand in the trailer itself. */
  '/Root': string;
  '/Encrypt': string;
}

/** What one trailer says, of which some name no catalogue. */
type Said = Partial<Encryption> & Pick<Encryption, '/Encrypt'>;

/** An entry of a trailer, or of anything that is like one. */
interface Entry {
  key: keyof Encryption;
  /** A reference, a dictionary as it is written, or "" for what one program or another may take for either. */
  value: string;
  /** Where its value begins. */
  at: number;
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
  const left = { characters: mostPasses * text.length };
  const entries = entriesIn(text, left);
  if (!entries.some(({ key }) => key === '/Encrypt')) return undefined;
  const trailers = new Map<number, Entry[]>();
  for (const entry of entries) {
    const end = endOfDictionary(text, entry.at, left);
    trailers.set(end, [...(trailers.get(end) ?? []), entry]);
  }
  const found = [...trailers.values()].map(encryptionOf);
  const first = found.find(isWhole);
  if (!first || !found.every((one) => agrees(one, first))) throw lockedAndDamaged();
  checkUnnamed(
    [...trailers.keys()].filter((_, index) => !isWhole(found[index])),
    text,
    left,
  );
  // What stands in the trailer itself stands there once, or others could read each copy differently.
  if (first['/Encrypt'].startsWith('<<') && found.length > 1) throw lockedAndDamaged();
  return first;
}

/** Each entry once. @throws InvalidFile for a catalogue beside which nothing is said of encryption */
function encryptionOf(entries: readonly Entry[]): Said {
  const values = new Map(entries.map(({ key, value }) => [key, value]));
  const [root, encrypt] = [values.get('/Root'), values.get('/Encrypt')];
  if (!encrypt || root === '' || entries.length !== values.size) throw lockedAndDamaged();
  return root === undefined ? { '/Encrypt': encrypt } : { '/Root': root, '/Encrypt': encrypt };
}

function isWhole(said: Said | undefined): said is Encryption {
  return said?.['/Root'] !== undefined;
}

/** A program that looks for a trailer takes none without a catalogue, or decrypts what it finds as all others do. */
function agrees(one: Said, other: Encryption): boolean {
  return (!isWhole(one) || one['/Root'] === other['/Root']) && one['/Encrypt'] === other['/Encrypt'];
}

/**
 * A trailer without a catalogue is taken where the cross-reference has it, and nowhere else.
 * @param ends of all such trailers
 * @throws InvalidFile
 */
function checkUnnamed(ends: readonly number[], text: string, left: Left): void {
  if (ends.length === 0) return;
  const known = new Set(earlierTrailers(text).map((start) => endOfDictionary(text, start + 2, left)));
  if (!ends.every((end) => known.has(end))) throw lockedAndDamaged();
}

/** How often all characters may be passed: what follows one entry may have others in it. */
const mostPasses = 4;

interface Left {
  characters: number;
}

/** @throws InvalidFile */
function spend(left: Left, characters: number): void {
  left.characters -= characters;
  if (left.characters < 0) throw damaged();
}

/** Names that may be one of the two, whose letters may be escaped. */
const name = /\/(?=[RE#])[^\0-\x20\x7f\x80\x85\xa0\xff()<>[\]{}/%]+/g;

/**
 * Every entry with a value that some program may take. Words of a text are followed by other words ("/Encrypt files").
 * @throws InvalidFile
 */
function entriesIn(text: string, left: Left): Entry[] {
  const entries: Entry[] = [];
  for (const { index, 0: written } of text.matchAll(name)) {
    // Poppler ends a name at a zero.
    const key = untilZero(unescaped(written));
    if (key !== '/Root' && key !== '/Encrypt') continue;
    const at = behindBlanks(text, index + written.length);
    spend(left, at - index);
    const isDirect = text.startsWith('<<', at);
    // Only pdf.js and MuPDF take it, and no reader of ours would see it where the cross-reference is lost.
    if (isDirect && key === '/Root') throw damaged();
    if (isDirect || numeric.test(text.charAt(at))) entries.push({ key, at, value: valueAt(text, at, left) });
  }
  return entries;
}

const numeric = /[-+.\d]/;

/** A blank to some program or other (`headings.ts`), or a comment. */
const blank = /[\0-\x20\x7f\x80\x85\xa0\xff]+|%[^\r\n]*/y;

function behindBlanks(text: string, start: number): number {
  blank.lastIndex = start;
  let end = start;
  while (blank.test(text)) end = blank.lastIndex;
  return end;
}

const reference = /0*(\d{1,10})[\0\t\n\f\r ]{1,9}0*(\d{1,5})[\0\t\n\f\r ]{1,9}R(?=[\0\t\n\f\r /<>[(%]|$)/y;

/** @throws InvalidFile */
function valueAt(text: string, at: number, left: Left): string {
  if (text.startsWith('<<', at)) return text.slice(at, endOfDictionary(text, at + 2, left));
  reference.lastIndex = at;
  const [, number, generation] = reference.exec(text) ?? [];
  return number === undefined ? '' : `${number} ${generation} R`;
}

/** Behind the dictionary that this place is in, and by which two entries are of the same. @throws InvalidFile */
function endOfDictionary(text: string, start: number, left: Left): number {
  const brackets = new Brackets(text);
  for (let at = start; at < text.length; ) {
    const token = tokenAt(text, at);
    spend(left, token.end - at);
    if (!brackets.pass(token, at)) return token.end;
    at = token.end;
  }
  throw damaged();
}
