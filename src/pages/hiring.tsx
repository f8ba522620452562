import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { CompanyFigures } from '../blocks/company-figures';
import { Calculator } from '../blocks/hiring/calculator';
import { Free } from '../blocks/hiring/free';
import { usePeople } from '../blocks/hiring/use-people';
import { hirePreset } from '../blocks/presets';
import { FormBeside, FormCard } from '../components/form-beside';
import { PageHero } from '../components/page-hero';
import { hire } from '../contract/forms/hire';
import { LeadForm } from '../forms/lead-form';
import { Chosen } from '../forms/view/chosen';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useSlugParameter } from '../shared/use-search-parameter';

/**
 * What a virtual employee costs, and the form that asks for one; `?service=` chooses the role or names the service
 * (R-HIRE).
 */
export default function HiringPage({ data, location }: PageProps<Queries.HiringQuery>) {
  const { words, company, allService } = data;
  const wanted = useSlugParameter(location.search, 'service');
  const { asked, choose, hear } = usePeople(words?.calculator.label ?? '');
  const preset = useMemo(() => hirePreset(wanted, allService.nodes, words?.about ?? ''), [wanted, allService, words]);
  assertRead(words, 'hiringPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      {/* Its link keeps the query of the address, which may name the role. */}
      <PageHero {...words.heading} link={{ label: words.cta, to: '#hire' }}>
        <Calculator words={words.calculator} asked={asked} onChoose={choose} />
      </PageHero>
      <CompanyFigures id="facts" tone="dark" words={words.facts} company={company} />
      <FormBeside>
        <FormCard heading={{ id: 'hire', title: words.formTitle }} askedBy="service">
          <LeadForm
            form={hire}
            page={location.pathname}
            address={location.pathname + location.search}
            preset={preset}
            chosen={Chosen}
            onContents={hear}
          />
        </FormCard>
        <Free words={words.free} />
      </FormBeside>
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
      heading {
        title
        text
      }
      cta
      calculator {
        ...CalculatorWords
      }
      free {
        ...FreeWords
      }
      facts {
        ...HiringFiguresWords
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
