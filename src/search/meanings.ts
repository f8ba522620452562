import searchWords from '../../data/search-words.json';
import { queryWords, wordsOf } from './words';

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

/** Whether there are other words for it. */
export function hasMeanings(word: string): boolean {
  return same.has(wordOf(word));
}

/** Whether a word says nothing about what is looked for, also in the genitive of Bangla. */
export function isIgnored(word: string): boolean {
  return empty.has(word) || empty.has(word.replace(/ের$/, ''));
}

/** Whether a word names a trade that no product is made for; two words such as "brick field" come as one. */
export function isUnserved(word: string): boolean {
  return trades.has(wordOf(word));
}

/** Whether a search is for what something costs. */
export function asksForPrice(query: string): boolean {
  return queryWords(query).some(isPrice);
}

function isPrice(word: string): boolean {
  return withMeanings(word).some((one) => prices.has(one));
}

/** What somebody asks the price of; undefined where nobody does, or of nothing else. */
export function pricedThing(query: string): string | undefined {
  const words = queryWords(query);
  const thing = words.filter((word) => !isPrice(word));
  return thing.length < words.length && !thing.every(isIgnored) ? thing.join(' ') : undefined;
}

/** Whether a search is for work, such as that of an engineer, and not for somebody who does it. */
export function asksForWork(words: readonly string[]): boolean {
  const isAmong = (set: ReadonlySet<string>) => words.some((word) => withMeanings(word).some((one) => set.has(one)));
  return isAmong(work) && !isAmong(hiring);
}

/**
 * The words of a page's text, and as one more what people know as one: a number with the unit behind it, for who looks
 * for 2 GB is not shown what has 2 CPUs and 4 GB; and what a hyphen or a slash joins, as UI/UX and front-end. A number
 * with a plus is that number as well.
 */
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const joined = text.split(between).filter((part) => compound.test(part));
  return [
    ...words.flatMap((word, place) => [
      word,
      ...(/^\d+\+$/.test(word) ? [word.slice(0, -1)] : []),
      ...(measureOf(word, words[place + 1]) ?? []),
    ]),
    ...joined.map((one) => wordsOf(one).join('')),
  ];
}

/** What stands between words that may be joined, and what joins them. */
const between = /[^\p{L}\p{M}/\u2010\u2011-]+/u;
const compound = /[\p{L}\p{M}][-/\u2010\u2011][\p{L}\p{M}]/u;

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

const hiring = new Set(searchWords.hiring.flatMap(wordsOf).map(wordOf));

const prices = new Set(searchWords.prices.flatMap(wordsOf).map(wordOf));

const trades = new Set(searchWords.unserved.flat().map((trade) => wordOf(wordsOf(trade).join(''))));

const empty = new Set(searchWords.ignored.flatMap(wordsOf));

/** Of the words of one meaning, that by which they are known. */
const units = new Set(searchWords.units.flatMap((unit) => withMeanings(unit).slice(0, 1)));
