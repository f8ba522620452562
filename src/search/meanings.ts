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

/** Whether a word names work that somebody may look for, such as that of an engineer. */
export function isWork(word: string): boolean {
  return withMeanings(word).some((one) => work.has(one));
}

/**
 * The words of a page's text, and a number with the unit behind it as one more: who looks for 2 GB is not shown what
 * has 2 CPUs and 4 GB.
 */
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, place) => [word, ...(measureOf(word, words[place + 1]) ?? [])]);
}

/** A number and its unit as one word, `10gb`, however the unit is written; none where these are something else. */
export function measureOf(number: string, unit = ''): [string] | undefined {
  const [written] = withMeanings(unit);
  return written !== undefined && units.has(written) && /^\d+$/.test(number) ? [number + written] : undefined;
}

const same = new Map(
  searchWords.groups.flatMap((group) => {
    const words = [...new Set(group.flatMap(wordsOf).map(wordOf))];
    return words.map((word) => [word, words] as const);
  }),
);

const work = new Set(searchWords.work.flatMap(wordsOf).map(wordOf));

const empty = new Set(searchWords.ignored.flatMap(wordsOf));

/** Of the words of one meaning, that by which they are known. */
const units = new Set(searchWords.units.flatMap((unit) => withMeanings(unit).slice(0, 1)));
