import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import type { Preset } from '../../forms/state/preset';
import type { DemoWish } from '../../shared/demo-address';
import { demoPreset } from './demo-preset';

/** What the demo form chooses for a wish; the same object until the wish changes. */
export function useDemoPreset(wish: DemoWish): Preset | undefined {
  const { allProduct, allIndustry } = useStaticQuery<Queries.DemoSubjectsQuery>(graphql`
    query DemoSubjects {
      allProduct {
        nodes {
          slug
          title
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
  return useMemo(() => demoPreset(wish, allProduct.nodes, allIndustry.nodes), [wish, allProduct, allIndustry]);
}
