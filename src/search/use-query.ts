import { useEffect, useState } from 'react';
import { isDrawnAlone } from '../shared/alive';

/** What is looked for, which stands in the address, so that a search can be shared and gone back to. */
export interface TypedQuery {
  query: string;
  setQuery: (query: string) => void;
}

/**
 * The server renders without a query, so its HTML comes to life without one, and then it is read; typing rewrites the
 * address in place. `visit` is the key of the step in the browser's history: the router does not see what typing wrote,
 * so the address it knows may be the same before and after. It is the browser's own that counts, which has what was
 * typed before the script came.
 * @param search query string of the page's address, as the router knows it
 */
export function useQuery(search: string, visit: string): TypedQuery {
  const [query, setQuery] = useState(() => (isDrawnAlone() ? queryInAddress() : ''));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit reads the same address again
  useEffect(() => setQuery(queryInAddress()), [search, visit]);

  function change(typed: string) {
    setQuery(typed);
    const address = new URL(window.location.href);
    if (typed) address.searchParams.set('q', typed);
    else address.searchParams.delete('q');
    // It was one of the answer to something else.
    address.searchParams.delete('page');
    window.history.replaceState(window.history.state, '', address);
  }

  return { query, setQuery: change };
}

function queryInAddress(): string {
  return new URLSearchParams(window.location.search).get('q') ?? '';
}
