import { useEffect, useState } from 'react';
import { readView, startView, type View, viewPath } from './view';

interface Address {
  readonly search: string;
  readonly hash: string;
  /** Differs with every navigation, also to the same address. */
  readonly key?: string | undefined;
}

/**
 * What the address asks for. The server renders without one, so it is read after mounting. Typing rewrites the address
 * in place; everything else is a link and makes a step to go back to. It is the browser's own address that counts, not
 * the router's: it has what was typed before the script came.
 */
export function useView({ search, hash, key }: Address): { view: View; setQuery: (query: string) => void } {
  const [view, setView] = useState<View>(startView);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the address that typing has left must act, too
  useEffect(() => setView(readView(window.location.search, window.location.hash)), [search, hash, key]);

  function setQuery(query: string) {
    // All questions are searched (R-FAQ-06); the subject that was chosen waits for the end of it.
    const next = { ...startView, category: view.category, query };
    setView(next);
    window.history.replaceState(window.history.state, '', viewPath(next));
  }

  return { view, setQuery };
}
