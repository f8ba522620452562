import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Facts } from '../blocks/hiring/facts';
import { Free } from '../blocks/hiring/free';
import { hirePreset } from '../blocks/hiring/hire-preset';
import { Offer } from '../blocks/hiring/offer';
import * as beside from '../components/form-beside.module.css';
import { hire } from '../contract/forms/hire';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useSearchParameter } from '../shared/use-search-parameter';

/**
 * What a virtual employee costs, and the form that asks for one; `?service=` chooses the role or names the service
 * (R-HIRE).
 */
export default function HiringPage({ data, location }: PageProps<Queries.HiringQuery>) {
  const { words, company, allService } = data;
  const wanted = useSearchParameter(location.search, 'service');
  const preset = useMemo(() => hirePreset(wanted, allService.nodes, words?.about ?? ''), [wanted, allService, words]);
  assertRead(words, 'hiringPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <Offer words={words} />
      <Facts words={words.facts} company={company} />
      <div className={beside.page}>
        <section className={beside.form} aria-labelledby="hire">
          <h2 id="hire">{words.formTitle}</h2>
          <LeadForm
            form={hire}
            page={location.pathname}
            address={location.pathname + location.search}
            preset={preset}
          />
        </section>
        <Free words={words.free} />
      </div>
    </>
  );
}

export const query = graphql`
  query Hiring {
    words: hiringPage {
      seo {
        title
        description
      }
      formTitle
      about
      ...OfferWords
      free {
        ...FreeWords
      }
      facts {
        ...FactsWords
      }
    }
    company {
      ...CompanyFigures
    }
    allService {
      nodes {
        slug
        title
        categories {
          slug
        }
      }
    }
  }
`;
