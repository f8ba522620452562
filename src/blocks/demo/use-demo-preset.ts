import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import type { Preset } from '../../forms/state/preset';
import type { DemoRequest } from '../../shared/demo-address';
import { demoPreset } from '../presets';

/** What the demo form chooses for a request; the same object until the request changes. */
export function useDemoPreset(request: DemoRequest): Preset | undefined {
  const { allProduct, allIndustry } = useStaticQuery<Queries.DemoSubjectsQuery>(graphql`
    query DemoSubjects {
      allProduct {
        nodes {
          slug
          title
          industries
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
  return useMemo(() => demoPreset(request, allProduct.nodes, allIndustry.nodes), [request, allProduct, allIndustry]);
}
