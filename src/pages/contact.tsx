import { graphql, type PageProps } from 'gatsby';
import { Offices } from '../blocks/contact/offices';
import { useOrder } from '../blocks/contact/use-order';
import { Ways } from '../blocks/contact/ways';
import * as beside from '../components/form-beside.module.css';
import { contact } from '../contract/forms/contact';
import { LeadForm } from '../forms/lead-form';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** Phone, mail, app, offices and a form; `?plan=` begins the order of a hosting plan (R-CONT, R-HOST-12). */
export default function ContactPage({ data, location }: PageProps<Queries.ContactQuery>) {
  const { words, company, allHostingGroup } = data;
  const order = useOrder(location.search, allHostingGroup.nodes, words?.order);
  assertRead(words, 'contactPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <Ways words={words} />
      <div className={beside.page}>
        <section className={beside.form} aria-labelledby="message">
          <h2 id="message">{words.formTitle}</h2>
          <noscript>
            <p>{words.order.withoutScript}</p>
          </noscript>
          <LeadForm
            form={contact}
            page={location.pathname}
            address={location.pathname + location.search}
            preset={order}
          />
        </section>
        <Offices words={words} offices={company.contact.offices} />
      </div>
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
      order {
        subject
        message
        withoutScript
      }
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
    allHostingGroup {
      nodes {
        ...OrderGroup
      }
    }
  }
`;
