import { graphql, type PageProps } from 'gatsby';
import { About } from '../blocks/it-outsourcing/about';
import { Advantages } from '../blocks/it-outsourcing/advantages';
import { Offers } from '../blocks/it-outsourcing/offers';
import { Steps } from '../blocks/it-outsourcing/steps';
import { Breadcrumb } from '../components/breadcrumb';
import { PageHero } from '../components/page-hero';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';

/** People who work for the customer from our offices (R-ITO). */
export default function OutsourcingPage({ data, location }: PageProps<Queries.OutsourcingPageQuery>) {
  const { words, company, service, allService } = data;
  const crumbs = useTrail(location.pathname);
  assertRead(words, 'outsourcingPage');
  assertRead(company, 'company');
  assertRead(service, 'service');
  const { share, claim } = words;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHero {...words.heading} before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />} link={share}>
        <Advantages advantages={words.advantages} claims={company.claims} />
      </PageHero>
      <About words={words.about} />
      <Offers
        words={words.services}
        price={{ label: claim.label, amount: company.claims.employeeFrom, text: claim.text }}
        categories={service.categories}
        services={allService.nodes}
      />
      <Steps words={words.steps} share={share} />
    </>
  );
}

export const query = graphql`
  query OutsourcingPage {
    subject: service(slug: { eq: "it-outsourcing" }) {
      kind: __typename
      slug
      title
    }
    company {
      claims {
        savings
        startWithin
        talentPool
        employeeFrom
      }
    }
    service(slug: { eq: "it-outsourcing" }) {
      categories {
        name
        slug
        icon
      }
    }
    allService {
      nodes {
        slug
      }
    }
    words: outsourcingPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      advantages {
        ...OutsourcingAdvantage
      }
      share {
        label
        to
      }
      about {
        title
        text
      }
      services {
        title
        text
      }
      claim {
        label
        text
      }
      steps {
        ...OutsourcingSteps
      }
    }
  }
`;
