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

/** In tokens outside brackets: a heading, the object, and as many behind it as a reader looks at. */
const mostTokens = 7;

const endOfStream = /endstream/g;

function endOfObject(text: string, start: number, limit: number): number {
  let at = start;
  const brackets = new Brackets(text);
  for (let count = 0; count < mostTokens && at < text.length && at <= limit; ) {
    const token = tokenAt(text, at);
    brackets.pass(token, at);
    if (brackets.depth === 0 && !token.isBlank) count += 1;
    if (brackets.depth === 0 && text.slice(at, token.end) === 'stream') {
      return behindNext(endOfStream, text, token.end);
    }
    at = token.end;
  }
  return at;
}
