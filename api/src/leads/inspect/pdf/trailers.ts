import { damaged } from '../invalid-file';
import { Brackets } from './brackets';
import { tokenAt, unescaped } from './tokens';

/** An entry of a trailer, or of anything that is like one. */
export interface Entry {
  key: '/Root' | '/Encrypt';
  /** A reference, a dictionary as it is written, or "" for what one program or another may take for either. */
  value: string;
  /** Where its value begins. */
  at: number;
}

/**
 * The entries that decide, of whatever one program or another could take for a trailer (ISO 32000-2, 7.5.5), each with
 * those in the same dictionary.
 * @throws InvalidFile also for a catalogue that stands in a trailer, where the standard wants a reference
 */
export function trailersIn(text: string): Entry[][] {
  const left = { characters: mostPasses * text.length };
  const entries = entriesIn(text, left);
  // Only of an encrypted document does it matter which belong together.
  if (!entries.some(({ key }) => key === '/Encrypt')) return entries.map((entry) => [entry]);
  const trailers = new Map<number, Entry[]>();
  for (const entry of entries) {
    const end = endOfDictionary(text, entry.at, left);
    trailers.set(end, [...(trailers.get(end) ?? []), entry]);
  }
  return [...trailers.values()];
}

/** How often all characters may be passed: what follows one entry may have others in it. */
const mostPasses = 4;

interface Left {
  characters: number;
}

/** @throws InvalidFile */
function take(left: Left, characters: number): void {
  left.characters -= characters;
  if (left.characters < 0) throw damaged();
}

/** Names that may be one of the two, whose letters may be escaped, each in three characters. */
const name = /\/(?=[RE#])[^\0-\x20\x7f\x80\x85\xa0\xff()<>[\]{}/%]{4,21}(?![^\0-\x20\x7f\x80\x85\xa0\xff()<>[\]{}/%])/g;

/**
 * Every entry with a value that some program may take. Words of a text are followed by other words ("/Encrypt files").
 * @throws InvalidFile
 */
function entriesIn(text: string, left: Left): Entry[] {
  const entries: Entry[] = [];
  for (const { index, 0: written } of text.matchAll(name)) {
    const key = unescaped(written);
    if (key !== '/Root' && key !== '/Encrypt') continue;
    const at = behindBlanks(text, index + written.length);
    take(left, at - index);
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
    take(left, token.end - at);
    if (!brackets.pass(token, at)) return token.end;
    at = token.end;
  }
  throw damaged();
}
