import type { SearchResult } from 'minisearch';
import { termsOf, wordOf } from './meanings';

/**
 * Tells what was found only because its text mentions another word of the same meaning: `pos` is also a counter, but
 * whoever looks for it looks for what is called so or speaks of it.
 */
export function mentionsOf(entries: readonly { id: string; text: string }[]): (result: SearchResult) => boolean {
  const texts = new Map<unknown, string>(entries.map(({ id, text }) => [id, text]));
  const known = new Map<unknown, ReadonlySet<string>>();
  // Of what is found alone: to read the words of all takes as long as to make the index.
  const ownOf = (id: unknown) => {
    const own = known.get(id) ?? new Set(termsOf(texts.get(id) ?? '').map(wordOf));
    known.set(id, own);
    return own;
  };
  return ({ id, match }) =>
    Object.entries(match).every(([term, fields]) => fields.every((field) => field === 'text') && !ownOf(id).has(term));
}
