import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Facilities } from '../blocks/partner/facilities';
import { partnerPreset } from '../blocks/presets';
import { useNameable } from '../blocks/use-nameable';
import { Breadcrumb } from '../components/breadcrumb';
import { FormBeside, FormCard } from '../components/form-beside';
import { PageHeader } from '../components/page-header';
import { partner } from '../contract/forms/partner';
import { LeadForm } from '../forms/lead-form';
import { Chosen } from '../forms/view/chosen';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';
import { useSlugParameter } from '../shared/use-search-parameter';

/** What partners get, beside the form that makes one; `?product=` chooses what to sell (R-PART). */
export default function PartnerPage({ data, location }: PageProps<Queries.PartnerQuery>) {
  const { words, allProduct } = data;
  const wanted = useSlugParameter(location.search, 'product');
  const products = useNameable(wanted, allProduct);
  const preset = useMemo(() => partnerPreset(wanted, products), [wanted, products]);
  const crumbs = useTrail(location.pathname);
  assertRead(words, 'partnerPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHeader
        title={words.heading.title}
        text={words.heading.text}
        before={<Breadcrumb crumbs={crumbs} current={words.seo.title} />}
      />
      <FormBeside isSecond>
        <Facilities words={words.facilities} />
        <FormCard heading={{ id: 'partner-form', title: words.formTitle }} askedBy="product">
          <LeadForm form={partner} page={location.pathname} preset={preset} chosen={Chosen} />
        </FormCard>
      </FormBeside>
    </>
  );
}

export const query = graphql`
  query Partner {
    words: partnerPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      facilities {
        ...FacilitiesWords
      }
      formTitle
    }
    allProduct(sort: { jsonId: ASC }, limit: 24) {
      totalCount
      nodes {
        ...DemoSubject
      }
    }
  }
`;
