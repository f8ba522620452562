import { graphql, type PageProps } from 'gatsby';
import { Offices } from '../blocks/contact/offices';
import { Ways } from '../blocks/contact/ways';
import { FormBeside, FormCard } from '../components/form-beside';
import { contact } from '../contract/forms/contact';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** Phone, mail, app, offices and a form (R-CONT). */
export default function ContactPage({ data, location }: PageProps<Queries.ContactQuery>) {
  const { words, company } = data;
  assertRead(words, 'contactPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <Ways words={words} />
      <FormBeside>
        <FormCard heading={{ id: 'message', title: words.formTitle }}>
          <LeadForm form={contact} page={location.pathname} />
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
