import { fetchJson } from '../live/fetch-json';
import { Once } from '../shared/once';
import { type Entry, readEntries, searchFile } from './entry';
import type { excerptOf } from './excerpt';
import type { Find } from './finder';
import type { asksForPrice } from './meanings';

/** All that can be found on the site, and the way to find it. */
export interface Site {
  find: Find;
  /** By address. */
  entries: ReadonlyMap<string, Entry>;
  excerptOf: typeof excerptOf;
  /** Whether a query asks what something costs. */
  asksForPrice: typeof asksForPrice;
}

/** What the search needs. */
export const wholeSite = new Once(load);

async function load(): Promise<Site> {
  const [{ siteFinder, excerptOf, asksForPrice }, answer] = await Promise.all([
    import('./site-finder'),
    fetchJson(searchFile.path),
  ]);
  const entries = readEntries(answer);
  const byAddress = new Map(entries.map((entry) => [entry.id, entry]));
  return { find: await siteFinder(entries), entries: byAddress, excerptOf, asksForPrice };
}
