import { fetchJson } from '../live/fetch-json';
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

let loading: Promise<Site> | undefined;

/** Fetches what the search needs, once for all pages; after a failure the next call tries again. */
export function loadSite(): Promise<Site> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Site> {
  const [{ siteFinder, excerptOf, asksForPrice }, answer] = await Promise.all([
    import('./site-finder'),
    fetchJson(searchFile.path),
  ]);
  const entries = readEntries(answer);
  const byAddress = new Map(entries.map((entry) => [entry.id, entry]));
  return { find: await siteFinder(entries), entries: byAddress, excerptOf, asksForPrice };
}
