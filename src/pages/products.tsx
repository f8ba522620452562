import { graphql, type PageProps } from 'gatsby';
import { Catalogue } from '../blocks/products/catalogue';
import { Call } from '../components/call';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useDemoDialog } from '../shared/demo-dialog-context';

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsQuery>) {
  const { words, allProduct, allIndustry } = data;
  const { address } = useDemoDialog();
  assertRead(words, 'productsPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Catalogue
        words={words}
        products={allProduct.nodes}
        industries={allIndustry.nodes}
        search={location.search}
        visit={location.key ?? ''}
      />
      <Call {...words.demo} link={{ label: words.demo.link, to: address }} />
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
      demo {
        title
        text
        link
      }
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
