import type { SearchResult } from 'minisearch';
import { termsOf, wordOf } from './meanings';

/**
 * Tells what was found only because its text mentions another word of the same meaning: `pos` is also a counter, but
 * whoever looks for it looks for what is called so or speaks of it.
 */
export function mentionsOf(entries: readonly { id: string; text: string }[]): (result: SearchResult) => boolean {
  const own = new Map<unknown, ReadonlySet<string>>(
    entries.map(({ id, text }) => [id, new Set(termsOf(text).map(wordOf))]),
  );
  return ({ id, match }) =>
    Object.entries(match).every(
      ([term, fields]) => fields.every((field) => field === 'text') && own.get(id)?.has(term) === false,
    );
}
