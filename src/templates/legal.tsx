import { graphql, type PageProps } from 'gatsby';
import { LegalText } from '../blocks/legal/legal-text';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** Terms, privacy, return and data policy (R-LEGAL). */
export default function LegalPage({ data: { legalPage, company }, location }: PageProps<Queries.LegalTextQuery>) {
  assertRead(legalPage, 'legalPage');
  assertRead(company, 'company');
  return (
    <>
      <Seo title={legalPage.seo.title} description={legalPage.seo.description} path={location.pathname} />
      <LegalText page={legalPage} email={company.contact.email} />
    </>
  );
}

export const query = graphql`
  query LegalText($slug: String!) {
    company {
      contact {
        email
      }
    }
    legalPage(slug: { eq: $slug }) {
      seo {
        title
        description
      }
      ...LegalPageText
    }
  }
`;
