import { behindNext } from '../behind-next';
import { damaged } from '../invalid-file';
import { Brackets } from './brackets';
import { tokenAt } from './tokens';

/**
 * How often all bytes of a file may be passed when each of its objects is read, one of which may seem to be in another.
 */
const mostPasses = 4;

/**
 * Objects that end nowhere, or in one another, would each be read up to the end of the file.
 * @param places where objects begin
 * @throws InvalidFile for a file with many of them
 */
export function checkOverlaps(text: string, places: readonly number[]): void {
  let left = mostPasses * text.length;
  for (const at of places) {
    left -= endOfObject(text, at, at + left) - at;
    if (left < 0) throw damaged();
  }
}

const endOfStream = /endstream/g;

/**
 * @returns a place behind the object, at which no more of it is read
 * @throws InvalidFile for more than one value, of which programs take the first or the last
 */
function endOfObject(text: string, start: number, limit: number): number {
  let at = start;
  const brackets = new Brackets(text);
  // Outside brackets: a heading, the value, and what follows it.
  const words: string[] = [];
  while (at < text.length && at <= limit) {
    const { depth } = brackets;
    const token = tokenAt(text, at);
    if (depth === 0 && !token.isBlank) {
      words.push(text.slice(at, Math.min(token.end, at + longestWord)));
      const [, , , value = ''] = words;
      const behind = words.slice(isReference(words.slice(3, 6)) ? 6 : 4).join(' ');
      if (value === 'endobj' || isNext.test(behind)) return token.end;
      if (behind === 'stream') return behindNext(endOfStream, text, token.end);
      if (!mayBeNext.test(behind)) throw damaged();
    }
    brackets.pass(token, at);
    at = token.end;
  }
  return at;
}

/** In characters: of numbers and words around objects. */
const longestWord = 12;

/** The end, the heading of another object where that is missing, or the cross-reference. */
const isNext = /^(?:endobj|\d+ \d+ obj|xref|trailer|startxref)/;

/** What may become such a heading, or is a part of a reference. */
const mayBeNext = /^(?:\d+(?: \d+)?)?$/;

function isReference(words: readonly string[]): boolean {
  return /^\d+ \d+ R$/.test(words.join(' '));
}
