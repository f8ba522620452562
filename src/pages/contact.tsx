import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Offices } from '../blocks/contact/offices';
import { Ways } from '../blocks/contact/ways';
import { messagePreset } from '../blocks/presets';
import { FormBeside, FormCard } from '../components/form-beside';
import { contact } from '../contract/forms/contact';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { lookedForField } from '../shared/ask-address';
import { assertRead } from '../shared/assert-read';
import { useSearchParameter } from '../shared/use-search-parameter';

/** Phone, mail, app, offices and a form (R-CONT); a search in vain leads to it with its words. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactQuery>) {
  const { words, company } = data;
  const lookedFor = useSearchParameter(location.search, lookedForField);
  const preset = useMemo(() => messagePreset(lookedFor, words?.lookedFor ?? ''), [lookedFor, words]);
  assertRead(words, 'contactPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <Ways words={words} />
      <FormBeside>
        <FormCard heading={{ id: 'message', title: words.formTitle }}>
          <LeadForm form={contact} page={location.pathname} preset={preset} />
        </FormCard>
        <Offices words={words} offices={company.contact.offices} />
      </FormBeside>
    </>
  );
}

export const query = graphql`
  query Contact {
    words: contactPage {
      seo {
        title
        description
      }
      formTitle
      lookedFor
      ...WaysWords
      ...OfficesWords
    }
    company {
      contact {
        offices {
          ...Office
        }
      }
    }
  }
`;
