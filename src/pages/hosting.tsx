import { graphql, type PageProps } from 'gatsby';
import { AfterOrder } from '../blocks/hosting/after-order';
import { JumpLinks } from '../blocks/hosting/jump-links';
import * as styles from '../blocks/hosting/jump-links.module.css';
import { PlanTable } from '../blocks/hosting/plan-table';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** Every plan with every figure, to compare and to order (R-HOST). */
export default function HostingPage({ data, location }: PageProps<Queries.HostingQuery>) {
  const { words, allHostingGroup } = data;
  assertRead(words, 'hostingPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text}>
        <JumpLinks groups={allHostingGroup.nodes} />
      </PageHeader>
      <div className={styles.plans}>
        {allHostingGroup.nodes.map((group) => (
          <PlanTable key={group.slug} group={group} words={words} />
        ))}
      </div>
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
      heading {
        title
        text
      }
      ...PlanTableWords
      next {
        ...AfterOrderWords
      }
    }
    allHostingGroup(sort: { position: ASC }) {
      nodes {
        ...JumpGroup
        ...PlanGroup
      }
    }
  }
`;
