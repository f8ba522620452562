import { useEffect, useState } from 'react';
import type { Choice } from './choose';

/**
 * The choice that the page's address holds. The server renders without one, so it is read after mounting; typing
 * rewrites the address in place, choosing an industry is a link and makes a step to go back to. `visit` is the key of
 * that step: the router does not see what typing wrote, so the address it knows may be the same before and after.
 */
export function useChoice(search: string, visit: string): { choice: Choice; setQuery: (query: string) => void } {
  const [choice, setChoice] = useState<Choice>({ industry: '', query: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit reads the same address again
  useEffect(() => {
    const params = new URLSearchParams(search);
    setChoice({ industry: params.get('industry') ?? '', query: params.get('q') ?? '' });
  }, [search, visit]);

  function setQuery(query: string) {
    setChoice((current) => ({ ...current, query }));
    const address = new URL(window.location.href);
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    window.history.replaceState(window.history.state, '', address);
  }

  return { choice, setQuery };
}
