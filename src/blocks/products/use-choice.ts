import { type TypedQuery, useQuery } from '../../search/use-query';
import { useSearchParameter, useSlugParameter } from '../../shared/use-search-parameter';
import type { Choice } from './choose';

/**
 * The choice that the page's address holds, and the page of its answer. To choose an industry or another page is a
 * link, which makes a step to go back to; what is typed is looked for from the first page on.
 */
export function useChoice(
  search: string,
  visit: string,
): { choice: Choice & { page: number }; setQuery: TypedQuery['setQuery'] } {
  const { query, setQuery } = useQuery(search, visit);
  const industry = useSlugParameter(search, 'industry') ?? '';
  const asked = useSearchParameter(search, 'q') ?? '';
  const page = Number(useSearchParameter(search, 'page'));
  const isPage = query === asked && Number.isInteger(page) && page > 0;
  return { choice: { industry, query, page: isPage ? page : 1 }, setQuery };
}
