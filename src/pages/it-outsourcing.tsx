import { graphql, type PageProps } from 'gatsby';
import { About } from '../blocks/it-outsourcing/about';
import { Offers } from '../blocks/it-outsourcing/offers';
import { Steps } from '../blocks/it-outsourcing/steps';
import { ButtonLink } from '../components/button';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';

/** People who work for the customer from our offices (R-ITO). */
export default function OutsourcingPage({ data, location }: PageProps<Queries.OutsourcingPageQuery>) {
  const { words, company, service, allService } = data;
  if (!words || !company || !service) return null;
  const { share, claim } = words;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text}>
        <p>
          <ButtonLink to={share.to}>{share.label}</ButtonLink>
        </p>
      </PageHeader>
      <About words={words.about} claims={company.claims} />
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
      share {
        label
        to
      }
      about {
        ...OutsourcingAbout
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
