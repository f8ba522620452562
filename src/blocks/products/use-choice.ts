import { useState } from 'react';
import { type TypedQuery, useQuery } from '../../search/use-query';
import { useSlugParameter } from '../../shared/use-search-parameter';
import type { Choice } from './choose';

interface UsedChoice {
  choice: Choice;
  setQuery: TypedQuery['setQuery'];
  /** Says which industry's link was followed, by its slug; empty for all. */
  follow: (industry: string) => void;
}

/**
 * The choice that the page's address holds. To choose an industry is a link, which makes a step to go back to. Gatsby
 * asks the server for the page's data before it takes that step, so until then the choice is what was followed.
 */
export function useChoice(search: string, visit: string): UsedChoice {
  const { query, setQuery } = useQuery(search, visit);
  const addressed = useSlugParameter(search, 'industry') ?? '';
  const [followed, setFollowed] = useState<{ industry: string; from: string }>();
  if (followed && followed.from !== visit) setFollowed(undefined);
  const industry = followed?.from === visit ? followed.industry : addressed;
  return { choice: { industry, query }, setQuery, follow: (industry) => setFollowed({ industry, from: visit }) };
}
