import { decomposed, latinDigits } from '../contract/text';

/**
 * Whether every word of the query begins a word of the text, whatever the case, accents or quotation marks. What has
 * no word, as `???`, matches nothing.
 */
export function matches(query: string, text: string): boolean {
  const words = wordsOf(text);
  const parts = queryWords(query);
  return parts.length > 0 && parts.every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * How near a text comes to a query of which not every word matches: the number of words that have at least four
 * letters and most of their beginning in common with a word of the text. `hospitl` is near `hospital`.
 */
export function nearness(query: string, text: string): number {
  const words = wordsOf(text);
  return queryWords(query).filter((part) => words.some((word) => isNear(part, word))).length;
}

function isNear(part: string, word: string): boolean {
  let common = 0;
  while (common < part.length && part[common] === word[common]) common += 1;
  return common >= 4 && common >= Math.min(part.length, word.length) * 0.6;
}

/** As many of a query as anybody thinks of: for a whole text that is dropped into a box, nobody is to wait. */
export function queryWords(query: string): string[] {
  return wordsOf(query).slice(0, 24);
}

/** The words of a text as all searches compare them. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

/**
 * Numbers have commas or none, and the sign of the taka is the word. Joiners stand within Bangla words, and some
 * keyboards leave them out. A letter before a hyphen or a dot is no word of its own: `e-commerce` and `p.o.s` are
 * written in one as well. A number is one of its own, also where its unit follows without a blank: `10gb`. A plus
 * behind a word belongs to it: `100+` and `C++` are something else than 100 and C.
 */
function fold(text: string): string {
  return latinDigits(decomposed(text))
    .toLowerCase()
    .replace(/৳/g, ' taka ')
    .replace(/[\u0300-\u036f’']|\u200c|\u200d/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})[-.\u2010\u2011](?=\p{L})/gu, '$1')
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replace(/(?<![\p{L}\p{M}\p{N}])(\d+)(?=\p{L}[\p{L}\p{M}])/gu, '$1 ')
    .replace(/[^\p{L}\p{N}\p{M}+]+/gu, ' ')
    .replace(/\+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/(?<!\S)\++(?!\S)/g, ' ')
    .trim();
}
