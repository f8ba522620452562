import { fetchJson } from '../live/fetch-json';
import { type Entry, readEntries, searchFile } from './entry';
import type { excerptOf } from './excerpt';
import type { Find } from './finder';

/** All that can be found on the site, and the way to find it. */
export interface Site {
  find: Find;
  /** By address. */
  entries: ReadonlyMap<string, Entry>;
  excerptOf: typeof excerptOf;
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
  const [{ finderOf, excerptOf, weightOf }, answer] = await Promise.all([
    import('./finder'),
    fetchJson(searchFile.path),
  ]);
  const entries = readEntries(answer);
  return { find: finderOf(entries, weightOf), entries: new Map(entries.map((entry) => [entry.id, entry])), excerptOf };
}
