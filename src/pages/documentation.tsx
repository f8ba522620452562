import { graphql, type PageProps } from 'gatsby';
import { Manuals } from '../blocks/documentation/manuals';
import { Missing } from '../blocks/documentation/missing';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

export default function DocumentationPage({ data, location }: PageProps<Queries.DocumentationPageQuery>) {
  const { words, allProduct } = data;
  assertRead(words, 'documentationPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Manuals words={words} products={allProduct.nodes}>
        <Missing words={words.missing} products={allProduct.nodes} />
      </Manuals>
    </>
  );
}

export const query = graphql`
  query DocumentationPage {
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
    allProduct(sort: { jsonId: ASC }) {
      nodes {
        ...Manual
      }
    }
  }
`;
