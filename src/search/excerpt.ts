import { measureOf, termsOf, withMeanings } from './meanings';
import { wordsOf } from './words';

/** A part of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/**
 * The sentence of a text that has most of the words by which it was found, the first of several, so that a result
 * shows why it is one.
 * @param terms words of the index (`Findings.terms`)
 */
export function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const sought = new Set(terms);
  const sentences = text.split(/\n+|(?<=[.!?।])\s+/).map((sentence) => piecesOf(sentence.trim(), sought));
  const counts = sentences.map((pieces) => pieces.filter(({ isFound }) => isFound).length);
  return sentences[counts.indexOf(Math.max(...counts))] ?? [];
}

/** Words alternate with what stands between them. */
function piecesOf(sentence: string, sought: ReadonlySet<string>): Piece[] {
  const texts = sentence.split(/([\p{L}\p{M}\p{N}]+(?:,\p{Nd}{2,3}(?!\p{Nd}))*)/u).filter((text) => text !== '');
  return withUnits(texts).map((text) => ({
    text,
    isFound: termsOf(text)
      .flatMap(withMeanings)
      .some((term) => sought.has(term)),
  }));
}

/** A number, the blank behind it and its unit are one. */
function withUnits(texts: readonly string[]): string[] {
  const wordOf = (place: number) => wordsOf(texts[place] ?? '').join('');
  const begins = texts.map((_, place) => texts[place + 1] === ' ' && measureOf(wordOf(place), wordOf(place + 2)));
  return texts.flatMap((text, place) => {
    if (begins[place]) return [texts.slice(place, place + 3).join('')];
    return begins[place - 1] || begins[place - 2] ? [] : [text];
  });
}
