import type { Kind } from '../../search/entry';
import type { Site } from '../../search/load-site';
import { matches, nearness } from '../../search/words';

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

export interface Findings {
  found: Found[];
  /** Whether nothing has every word, so that these have some of them. */
  isPartial: boolean;
}

/** The best of the whole site; until that has been loaded, and where it finds nothing, what the page itself knows. */
export function searchAll(query: string, entries: readonly Entry[], site: Site | undefined): Findings {
  const { ids, isPartial } = site?.find(query) ?? { ids: [], isPartial: false };
  const found = ids.slice(0, most).flatMap((id) => site?.entries.get(id) ?? []);
  if (found.length === 0) return { found: search(query, entries), isPartial: false };
  return { found: found.map(({ kind, title, id }) => ({ kind, title, to: id })), isPartial };
}

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
