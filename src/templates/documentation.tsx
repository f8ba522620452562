import { graphql, type PageProps } from 'gatsby';
import { Manuals } from '../blocks/documentation/manuals';
import { Missing } from '../blocks/documentation/missing';
import { PageHeader } from '../components/page-header';
import { pagesOf } from '../contract/catalogue';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { withPage } from '../shared/with-page';

/** The manuals, by pages where they are many; which products have none yet stands on the first. */
export default function DocumentationPage({
  data: { words, manuals, missing },
  location,
  pageContext: { page },
}: PageProps<Queries.DocumentationPageQuery, { page: number }>) {
  assertRead(words, 'documentationPage');
  const { heading, seo } = words;
  return (
    <>
      <Seo title={withPage(seo.title, page)} description={seo.description} path={location.pathname} />
      <PageHeader title={withPage(heading.title, page)} text={heading.text} />
      <Manuals words={words} products={manuals.nodes} page={page} pages={pagesOf(manuals.totalCount)}>
        {page === 1 ? <Missing words={words.missing} missing={missing} /> : null}
      </Manuals>
    </>
  );
}

export const query = graphql`
  query DocumentationPage($skip: Int!) {
    words: documentationPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      missing {
        ...MissingManual
      }
      ...ManualsWords
    }
    manuals: allProduct(
      filter: { documentationUrl: { ne: null } }
      sort: { jsonId: ASC }
      limit: 24
      skip: $skip
    ) {
      totalCount
      nodes {
        ...Manual
      }
    }
    missing: allProduct(filter: { documentationUrl: { eq: null } }, sort: { jsonId: ASC }, limit: 24) {
      totalCount
      nodes {
        title
      }
    }
  }
`;
