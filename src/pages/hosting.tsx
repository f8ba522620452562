import { graphql, type PageProps } from 'gatsby';
import { AfterOrder } from '../blocks/hosting/after-order';
import { Plans } from '../blocks/hosting/plans';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** Every plan with every figure, to compare and to order (R-HOST). */
export default function HostingPage({ data, location }: PageProps<Queries.HostingQuery>) {
  const { words, allHostingGroup } = data;
  assertRead(words, 'hostingPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <Plans groups={allHostingGroup.nodes} words={words} />
      <AfterOrder words={words.next} />
    </>
  );
}

export const query = graphql`
  query Hosting {
    words: hostingPage {
      seo {
        title
        description
      }
      ...PlansWords
      next {
        ...AfterOrderWords
      }
    }
    allHostingGroup(sort: { position: ASC }) {
      nodes {
        ...PlanGroup
      }
    }
  }
`;
