import searchWords from '../../data/search-words.json';
import { wordsOf } from './words';

/** A word as it stands in the index: English in the singular, so that shops, taxes and pharmacies are found by one. */
export function wordOf(word: string): string {
  if (/(?:ss|[^aeiou]us|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^s]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A word of a page with those of the same meaning, by which the page is found as well. */
export function withMeanings(word: string): string[] {
  const own = wordOf(word);
  return same.get(own) ?? [own];
}

/** Whether a word says nothing about what is looked for. */
export function isIgnored(word: string): boolean {
  return empty.has(word);
}

const same = new Map(
  searchWords.groups.flatMap((group) => {
    const words = [...new Set(group.flatMap(wordsOf).map(wordOf))];
    return words.map((word) => [word, words] as const);
  }),
);

const empty = new Set(searchWords.ignored.flatMap(wordsOf));
