import { matches, nearness } from '../../components/search-text';

export type Kind = 'page' | 'product' | 'service' | 'question';

/** Something that can be found. */
export interface Found {
  kind: Kind;
  title: string;
  to: string;
}

/** Something that can be found, and the text it is found by. */
export interface Entry extends Found {
  text: string;
}

/** As many as fit on a phone without scrolling past the lists below. */
const most = 8;

/**
 * What matches every word of the query, titles first; where nothing does, what comes nearest, for the address that led
 * here may be misspelled or hold more words than the page's name.
 */
export function search(query: string, entries: readonly Entry[]): Found[] {
  if (query.trim() === '') return [];
  const exact = entries.filter(({ text }) => matches(query, text));
  if (exact.length > 0) {
    const inTitle = exact.filter(({ title }) => matches(query, title));
    return [...inTitle, ...exact.filter((entry) => !inTitle.includes(entry))].slice(0, most);
  }
  const scored = entries.map((entry) => ({ entry, score: nearness(query, entry.text) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.flatMap(({ entry, score }) => (score > 0 && score === best ? [entry] : [])).slice(0, most);
}

/** Words that say where something stands, not what it is. */
const places = new Set(['404', 'product', 'products', 'service', 'services', 'index', 'html', 'php', 'page']);

/** The words of an address that leads nowhere: `/product/hospitl-software.html` asks for `hospitl software`. */
export function wordsOf(path: string): string {
  return decode(path)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && !places.has(word.toLowerCase()))
    .join(' ')
    .slice(0, 80);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
