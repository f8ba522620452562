import { useEffect, useState } from 'react';
import { type TypedQuery, useQuery } from '../../search/use-query';
import { slugIn } from '../../shared/use-search-parameter';
import type { Choice } from './choose';

/** The choice that the page's address holds. To choose an industry is a link, which makes a step to go back to. */
export function useChoice(search: string, visit: string): { choice: Choice; setQuery: TypedQuery['setQuery'] } {
  const { query, setQuery } = useQuery(search, visit);
  const [industry, setIndustry] = useState('');
  useEffect(() => setIndustry(slugIn(search, 'industry') ?? ''), [search]);
  return { choice: { industry, query }, setQuery };
}
