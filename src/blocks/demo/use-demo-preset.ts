import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import type { Preset } from '../../forms/state/preset';
import type { DemoRequest } from '../../shared/demo-address';
import { demoPreset } from '../presets';
import { useNameable } from '../use-nameable';

/**
 * What the demo form chooses for a request; the same object until the request changes.
 *
 * @param own the product of the page, which need not be looked for
 */
export function useDemoPreset(request: DemoRequest, own?: Queries.DemoSubjectFragment): Preset | undefined {
  const { allProduct, allIndustry } = useStaticQuery<Queries.DemoSubjectsQuery>(graphql`
    query DemoSubjects {
      allProduct(sort: { jsonId: ASC }, limit: 24) {
        totalCount
        nodes {
          ...DemoSubject
        }
      }
      allIndustry {
        nodes {
          slug
          title
        }
      }
    }
  `);
  const isOwn = own !== undefined && own.slug === request.product;
  const products = useNameable(isOwn ? null : request.product, allProduct);
  return useMemo(
    () => demoPreset(request, isOwn ? [own] : products, allIndustry.nodes),
    [request, own, isOwn, products, allIndustry],
  );
}

export const fragments = graphql`
  fragment DemoSubject on Product {
    slug
    title
    industries
  }
`;
