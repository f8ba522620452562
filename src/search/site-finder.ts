import searchWords from '../../data/search-words.json';
import type { Entry, Kind } from './entry';
import { type Find, finderInPieces, finderOf } from './finder';
import { pricedThing } from './meanings';
import { weightOf } from './weight';

// Fetched together, when somebody searches.
export { excerptOf } from './excerpt';
export { asksForPrice } from './meanings';
export { finderOf };

const answers: Readonly<Partial<Record<Kind, string>>> = searchWords.priceAnswers;

/**
 * Finds among all that the site has. Whoever asks for the price of something is shown first where that stands, and then
 * the thing: pages of products speak of prices, but name none of their own.
 */
export async function siteFinder(entries: readonly Entry[]): Promise<Find> {
  const find = await finderInPieces(entries, weightOf);
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  return (query, admits = () => true) => {
    const thing = pricedThing(query);
    if (thing === undefined) return find(query, admits);
    const findings = find(thing, admits);
    const [first = ''] = findings.ids;
    const answer = answers[kinds.get(first) ?? 'page'];
    if (answer === undefined || !admits(answer)) return findings;
    return { ...findings, ids: [answer, ...findings.ids.filter((id) => id !== answer)] };
  };
}
