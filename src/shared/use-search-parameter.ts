import { useBrowserValue } from './use-browser-value';

/** A field of the address's query. The server renders without one, so it is null until the page has come to life. */
export function useSearchParameter(search: string, name: string): string | null {
  return useBrowserValue(() => new URLSearchParams(search).get(name), null);
}
