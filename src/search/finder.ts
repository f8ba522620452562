import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { asTyped, type Known, namesUnserved } from './as-typed';
import { isIgnored, measureOf, termsOf, withMeanings, wordOf } from './meanings';
import { mentionsOf } from './mentions';
import { queryWords, wordsOf } from './words';

/** Something that can be found. Its fields weigh by how much they say about it. */
export interface Findable {
  id: string;
  title: string;
  /** What people call it, and whom it is for. */
  words: string;
  /** Everything else that its page says. */
  text: string;
}

export interface Findings {
  /** Ids, the best match first. */
  ids: readonly string[];
  /** The last of them, which merely mention a word of the same meaning; none where nothing else was found. */
  mentions: ReadonlySet<string>;
  /** By id, the words of the index by which it was found. */
  terms: ReadonlyMap<string, readonly string[]>;
  /** Whether nothing has every word that was typed, so that these have most of them. */
  isPartial: boolean;
  /** Whether something was typed that nothing has, so that these have words like it. */
  isNear: boolean;
  /** Whether a trade was typed that no product is made for, so that these only name it as well. */
  isUnserved: boolean;
  /** Those of them to offer to somebody who has not asked: by a name of theirs, and by more than half of the words. */
  guesses: readonly string[];
}

/** Finds among all entries, or among those whose id is admitted. */
export type Find = (query: string, admits?: (id: string) => boolean) => Findings;

/**
 * Makes entries findable (docs/decisions/0036): by every word of the query, or by most of them where nothing has all; a
 * word may be one of the same meaning, be unfinished, or have a letter wrong.
 *
 * @param weightOf below 1 for what comes behind others that have the same words of a query
 */
export function finderOf<T extends Findable>(entries: readonly T[], weightOf?: WeightOf<T>): Find {
  const index = emptyIndex<T>();
  index.addAll(entries);
  return findIn(index, entries, weightOf);
}

/** As `finderOf`, with pauses in which a page answers whoever types, however many entries there are. */
export async function finderInPieces<T extends Findable>(entries: readonly T[], weightOf?: WeightOf<T>): Promise<Find> {
  const index = emptyIndex<T>();
  await index.addAllAsync(entries, { chunkSize: piece });
  return findIn(index, entries, weightOf);
}

/** So many entries are added at a time: some 10 ms of work, and 40 on a slow phone. */
const piece = 10;

type WeightOf<T> = (entry: T, words: readonly string[]) => number;

function emptyIndex<T extends Findable>(): MiniSearch<T> {
  return new MiniSearch<T>({
    fields: ['title', 'words', 'text'],
    tokenize: termsOf,
    processTerm: withMeanings,
    // A query is asked for word by word.
    searchOptions: { tokenize: (word) => [word], processTerm: wordOf, boost: { title: 6, words: 3 } },
  });
}

function findIn<T extends Findable>(
  index: MiniSearch<T>,
  entries: readonly T[],
  weightOf: WeightOf<T> = () => 1,
): Find {
  const names = new Map<unknown, string>(entries.map(({ id, title }) => [id, named(title)]));
  const titles = new Map<unknown, ReadonlySet<string>>(
    entries.map(({ id, title }) => [id, new Set(wordsOf(title).map(wordOf))]),
  );
  const isMention = mentionsOf(entries);
  const listed = (results: readonly SearchResult[]) => inOrder(results, isMention);

  return (query, admits = () => true) => {
    const name = named(query);
    const asked = queryWords(query);
    const typed = tellingWords(asked);
    const weights = new Map<unknown, number>(entries.map((entry) => [entry.id, weightOf(entry, typed)]));
    // What is called just so comes first, whatever else there is.
    const boostDocument = (id: unknown) => {
      if (names.get(id) === name) return 100;
      const weight = weights.get(id) ?? 1;
      // Who types restaurant means what is called so before a café, though the words mean the same.
      const isCalledSo = weight === 1 && typed.some((word) => titles.get(id)?.has(wordOf(word)));
      return isCalledSo ? 3 : weight;
    };
    const search = (one: Query, combineWith: 'AND' | 'OR' = 'OR') =>
      index.search(one, { combineWith, boostDocument, filter: ({ id }) => admits(id) });
    const known: Known = {
      isKnown: (one) => search(one).length > 0,
      near: (word) => {
        const like = search({ queries: [word], fuzzy: wrongLetters(wordOf(word)) });
        return [...new Set(like.flatMap(({ terms }) => terms))].filter((term) => term.startsWith(word.slice(0, 1)));
      },
    };
    const last = asked.at(-1);
    // Before and after words are left out that say nothing: "it bhata" is one word, and "rent a car" are two.
    const joined = inOne(tellingWords(inOne(asked, known)), known);
    // A trade for which there was nothing may have a product by now, which bears its name.
    const isTrade = joined.some(namesUnserved);
    const isServed = isTrade && search({ queries: [...typed], fields: ['title'] }, 'AND').length > 0;
    if (isTrade && !isServed) {
      const naming = search({ queries: joined.map((word) => ({ queries: [word] })) }, 'AND');
      return { ...listed(naming), isPartial: false, isNear: false, isUnserved: true, guesses: [] };
    }
    const words = (isServed ? typed : joined).map((word) => asTyped(word, known, word === last));
    const queries = words.map(({ looksFor }) => looksFor);
    const whole = search({ queries }, 'AND');
    const isNear = words.some((word) => word.isNear);
    if (whole.length > 0 || queries.length < 2) {
      return { ...listed(whole), isPartial: false, isNear, isUnserved: false, guesses: byName(whole) };
    }
    const some = search({ queries });
    // Each word by itself: what is found says how many words of the index it has, of which several may be near to one.
    const having = queries.map((one) => new Set(search(one).map(({ id }) => id)));
    const wordsIn = (id: string) => having.filter((ids) => ids.has(id)).length;
    const most = Math.max(...some.map(({ id }) => wordsIn(id)));
    const best = some.filter(({ id }) => wordsIn(id) === most);
    const guesses = most > queries.length / 2 ? byName(best) : [];
    return { ...listed(best), isPartial: true, isNear, isUnserved: false, guesses };
  };
}

/** As titles are compared with what was typed. */
function named(text: string): string {
  return wordsOf(text).join(' ');
}

/** Without words such as "for", unless there are no others. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isIgnored(word));
  return telling.length > 0 ? telling : words;
}

/** With a number and its unit as one word, and two words such as "front end", where something has just that. */
function inOne(words: readonly string[], { isKnown }: Pick<Known, 'isKnown'>): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word = '', next] = [words[place], words[place + 1]];
    const one = next === undefined ? undefined : (measureOf(word, next)?.[0] ?? compoundOf(word, next));
    const isOne = one !== undefined && (namesUnserved(one) || isKnown({ queries: [one] }));
    joined.push(isOne ? one : word);
    if (isOne) place += 1;
  }
  return joined;
}

/** Of words alone: "VPS 6" is found by each of its parts. */
function compoundOf(word: string, next: string): string | undefined {
  return /\d/.test(word + next) ? undefined : word + next;
}

/**
 * How many letters of a word may be wrong, in one that begins alike: nearly every word of four letters is one letter
 * from another, and people know how a word begins.
 */
function wrongLetters({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Without what merely mentions the words in its text. */
function byName(results: readonly SearchResult[]): string[] {
  const isNamed = ({ match }: SearchResult) =>
    Object.values(match).some((fields) => fields.some((one) => one !== 'text'));
  return results.filter(isNamed).map(({ id }) => id);
}

function inOrder(
  results: readonly SearchResult[],
  isMention: (result: SearchResult) => boolean,
): Pick<Findings, 'ids' | 'mentions' | 'terms'> {
  const terms = new Map(results.map(({ id, terms }): [string, string[]] => [id, terms]));
  const mentions = new Set<string>(results.filter(isMention).map(({ id }) => id));
  const ids = [...terms.keys()];
  if (mentions.size === ids.length) return { ids, mentions: new Set(), terms };
  return { ids: [...ids.filter((id) => !mentions.has(id)), ...mentions], mentions, terms };
}
