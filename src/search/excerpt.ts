import { withMeanings } from './meanings';
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
  return sentence
    .split(/([\p{L}\p{M}\p{N}]+(?:,\p{Nd}{2,3}(?!\p{Nd}))*)/u)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isFound: wordsOf(text)
        .flatMap(withMeanings)
        .some((term) => sought.has(term)),
    }));
}
