import { graphql } from 'gatsby';
import { useMemo } from 'react';
import type { Preset } from '../../forms/state/preset';
import { planSummary } from '../../shared/hosting';
import { useSearchParameter } from '../../shared/use-search-parameter';

/** Subject and first message of an order, when the address names a hosting plan. */
export function useOrder(
  search: string,
  groups: readonly Queries.OrderGroupFragment[],
  words: { readonly subject: string; readonly message: string } | undefined,
): Preset | undefined {
  const wanted = useSearchParameter(search, 'plan');
  return useMemo(() => {
    for (const { period, plans } of groups) {
      const plan = plans.find(({ slug }) => slug === wanted);
      if (plan && words) return { subject: `${words.subject} ${planSummary(plan, period)}`, message: words.message };
    }
    return undefined;
  }, [groups, wanted, words]);
}

export const fragments = graphql`
  fragment OrderGroup on HostingGroup {
    period
    plans {
      slug
      name
      price
    }
  }
`;
