import { slugify } from '../contract/slugify';
import { useBrowserValue } from './use-browser-value';

/** A field of the address's query. The server renders without one, so it is null until the page has come to life. */
export function useSearchParameter(search: string, name: string): string | null {
  return useBrowserValue(() => new URLSearchParams(search).get(name), null);
}

/** The slug that a field of the address's query names, as `useSearchParameter` reads it. */
export function useSlugParameter(search: string, name: string): string | null {
  return useBrowserValue(() => slugIn(search, name), null);
}

/**
 * Slugs have small letters and hyphens. Addresses that people type, or that are printed, have capitals, blanks and the
 * name itself as they come: `Laravel Developer`.
 */
export function slugIn(search: string, name: string): string | null {
  const named = [...new URLSearchParams(search)].find(([field]) => field.toLowerCase() === name)?.[1];
  return slugify(named ?? '') || null;
}
