import { graphql, type PageProps } from 'gatsby';
import { Funnel } from '../blocks/digital-marketing/funnel';
import { Tools } from '../blocks/digital-marketing/tools';
import { Work } from '../blocks/digital-marketing/work';
import { Breadcrumb } from '../components/breadcrumb';
import { Call } from '../components/call';
import { PageHero } from '../components/page-hero';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';

/** Marketing specialists for hire (R-DM). */
export default function DigitalMarketingPage({ data, location }: PageProps<Queries.DigitalMarketingPageQuery>) {
  const { words, company } = data;
  const crumbs = useTrail(location.pathname);
  assertRead(words, 'digitalMarketingPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHero
        title={words.hero.title}
        text={words.hero.text}
        before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />}
        link={words.hero.hire}
      >
        <Funnel skills={words.hero.skills} />
      </PageHero>
      <Work words={words.services} groups={words.groups} />
      <Tools words={words.tools} tools={words.toolList} />
      <Call {...words.call} title={words.call.title.replace('{price}', company.claims.marketingFrom)} />
    </>
  );
}

export const query = graphql`
  query DigitalMarketingPage {
    subject: service(slug: { eq: "digital-marketing" }) {
      kind: __typename
      slug
      title
    }
    company {
      claims {
        marketingFrom
      }
    }
    words: digitalMarketingPage {
      seo {
        title
        description
      }
      hero {
        title
        text
        hire {
          label
          to
        }
        skills {
          ...MarketingSkill
        }
      }
      services {
        title
        text
      }
      groups {
        ...MarketingGroup
      }
      tools {
        title
        text
      }
      toolList {
        name
        icon
      }
      call {
        title
        text
        link {
          label
          to
        }
      }
    }
  }
`;
