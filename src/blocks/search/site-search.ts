import type { Kind } from '../../search/entry';
import type { Piece } from '../../search/excerpt';
import type { Site } from '../../search/load-site';
import { matches, nearness } from '../../search/words';

/** Something that can be found. */
export interface Found {
  kind: Kind;
  title: string;
  to: string;
  /** The sentence of its page that was found; empty until the whole site has been loaded. */
  excerpt: readonly Piece[];
}

/** Something that can be found, and the text it is found by. */
export interface Entry extends Omit<Found, 'excerpt'> {
  text: string;
}

export interface Findings {
  /** The best of all; of what merely mentions a word like those that were typed, which comes last, only some. */
  found: Found[];
  /** How many there are. */
  total: number;
  /** Whether nothing has just these words, so that these have some of them, or words like them. */
  isPartial: boolean;
  /** Whether a trade was typed that no product is made for. */
  isUnserved: boolean;
}

interface Wanted {
  /** As many as are shown at first. */
  most?: number | undefined;
  /** As many as somebody wants to see. */
  atLeast?: number;
  /** Whether nobody has asked: only what the words name is offered, once the whole site is known. */
  isGuess?: boolean;
}

/** The best of the whole site; until that has been loaded, and where it finds nothing, what the page itself knows. */
export function searchAll(
  query: string,
  entries: readonly Entry[],
  site?: Site,
  { most = atOnce, atLeast = 0, isGuess = false }: Wanted = {},
): Findings {
  const { terms, mentions, isPartial, isNear, isUnserved, ...all } = site?.find(query) ?? nothing;
  const ids = isGuess ? all.guesses : all.ids;
  if (!site || (all.ids.length === 0 && !isGuess && !isUnserved)) {
    const { found, isPartial } = search(query, entries);
    return { found: found.slice(0, Math.max(most, atLeast)), total: found.length, isPartial, isUnserved };
  }
  const named = ids.filter((id) => !mentions.has(id)).length;
  const found = ids.slice(0, Math.max(Math.min(most, named + mostMentions), atLeast)).flatMap((id): Found[] => {
    const entry = site.entries.get(id);
    if (!entry) return [];
    const excerpt = site.excerptOf(entry.text, terms.get(id) ?? []);
    return [{ kind: entry.kind, title: entry.title, to: id, excerpt }];
  });
  return { found, total: ids.length, isPartial: isPartial || isNear, isUnserved };
}

/** So many results are shown at first, and so many more to whoever wants more. */
export const atOnce = 20;

/** So many of those that merely mention a word are shown at once. */
const mostMentions = 5;

const nothing = {
  ids: [],
  mentions: new Set<string>(),
  guesses: [],
  terms: new Map<string, string[]>(),
  isPartial: false,
  isNear: false,
  isUnserved: false,
};

/**
 * What matches every word of the query, titles first; where nothing does, what comes nearest, for the address that led
 * here may be misspelled or hold more words than the page's name.
 */
export function search(query: string, entries: readonly Entry[]): Pick<Findings, 'found' | 'isPartial'> {
  if (query.trim() === '') return { found: [], isPartial: false };
  const exact = entries.filter(({ text }) => matches(query, text));
  if (exact.length > 0) {
    const inTitle = exact.filter(({ title }) => matches(query, title));
    const found = [...inTitle, ...exact.filter((entry) => !inTitle.includes(entry))].map(foundOf);
    return { found, isPartial: false };
  }
  const scored = entries.map((entry) => ({ entry, score: nearness(query, entry.text) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const found = scored.flatMap(({ entry, score }) => (score > 0 && score === best ? [foundOf(entry)] : []));
  return { found, isPartial: found.length > 0 };
}

function foundOf({ kind, title, to }: Entry): Found {
  return { kind, title, to, excerpt: [] };
}
