import { graphql, type PageProps } from 'gatsby';
import { Catalogue } from '../blocks/products/catalogue';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsQuery>) {
  const { words, allProduct, allIndustry } = data;
  if (!words) return null;
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Catalogue words={words} products={allProduct.nodes} industries={allIndustry.nodes} search={location.search} />
    </>
  );
}

export const query = graphql`
  query Products {
    words: productsPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      ...CatalogueWords
    }
    allProduct(sort: { jsonId: ASC }) {
      nodes {
        ...CatalogueProduct
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        ...CatalogueIndustry
      }
    }
  }
`;
