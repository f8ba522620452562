import type { Query } from 'minisearch';
import { hasMeanings, isIgnored, isUnserved } from './meanings';

/** What the index says of words. */
export interface Known {
  isKnown: (query: Query) => boolean;
  /** Words of the index that may be meant by one with a typing error. */
  near: (word: string) => string[];
}

/**
 * How a word is looked for. What is known is taken at its word, so that `pos` finds no positions; a longer one may go
 * on, as `shop` in shopping. One or two letters begin nearly everything, so they count only where they tell something.
 * A word that nothing begins with is one with an ending, or a typing error. A number is what it is: 1500 is not 15,000,
 * and 100+ only near to 100. Only the last word can be unfinished; who has typed another behind it meant it so, and
 * what begins with it is no more than near.
 */
export function asTyped(word: string, { isKnown, near }: Known, isLast: boolean): Asked {
  if (/^\d+$/.test(word)) return { looksFor: { queries: [word] } };
  if (isKnown({ queries: [word] })) return { looksFor: { queries: [word], prefix: word.length > 3 } };
  const begun = [
    { queries: [word], prefix: true, fields: ['title', 'words'] },
    { queries: [word], prefix: true },
  ];
  const unfinished = begun.slice(word.length < 3 ? 0 : 1).find(isKnown);
  if (unfinished) return { looksFor: unfinished, isNear: !isLast };
  const stem = stems(word).find((one) => isKnown({ queries: [one] }));
  if (stem) return { looksFor: { queries: [stem] } };
  const parts = partsOf(word).find(isKnown);
  if (parts) return { looksFor: parts };
  if (/^\d+\+$/.test(word)) return { looksFor: { queries: [word.slice(0, -1)] }, isNear: true };
  // One of them is meant; without this word, they would be asked for as the words of the query are: all.
  return { looksFor: { queries: near(word), combineWith: 'OR' }, isNear: true };
}

interface Asked {
  looksFor: Query;
  /** Whether nothing has this word, so that others are looked for which are like it. */
  isNear?: boolean;
}

/**
 * Bangla hangs its endings on a word: দোকানের, or dokaner in our letters, is "of the shop". The longest beginnings come
 * first.
 */
function stems(word: string): string[] {
  // English ends in it as well, so that only a word of the trade is meant without it.
  const latin = /^([a-z]{3,}?)(?:er|(?<=[aeiou])r)$/.exec(word)?.[1];
  if (latin) return [latin].filter((one) => hasMeanings(one) || isUnserved(one));
  if (!/^\p{Script=Bengali}/u.test(word)) return [];
  const beginnings = Array.from({ length: Math.max(word.length - 2, 0) }, (_, cut) => word.slice(0, -1 - cut));
  // What is as short as চা begins many words, so that only a word of the trade is meant by it.
  return beginnings.filter((one) => one.length > 2 || hasMeanings(one));
}

/**
 * Two words that are written as one, as in microcredit and bookshop, wherever it may be cut. Where one of them says
 * nothing, as in possoftware, the other.
 */
function partsOf(word: string): Query[] {
  const cuts = word.length > longestCut ? 0 : Math.max(word.length - 3, 0);
  const pairs = Array.from({ length: cuts }, (_, cut) => [word.slice(0, cut + 2), word.slice(cut + 2)]);
  return pairs
    .filter((pair) => pair.every((part) => part.length > 2 || hasMeanings(part)))
    .map((pair) => pair.filter((part) => !isIgnored(part)))
    .filter((pair) => pair.length > 0)
    .map((queries) => ({ queries, combineWith: 'AND' }));
}

/** Letters of a word that is tried in two; nothing that is longer was ever a shop. */
const longestCut = 30;

/** Whether a word names a trade that no product is made for, also with an ending of Bangla. */
export function namesUnserved(word: string): boolean {
  return [word, ...stems(word)].some(isUnserved);
}
