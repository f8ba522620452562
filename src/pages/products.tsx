import { graphql, type PageProps } from 'gatsby';
import { Catalogue } from '../blocks/products/catalogue';
import { NotSure } from '../blocks/products/not-sure';
import { PageHeader } from '../components/page-header';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsQuery>) {
  const { words, products, all, hidden, allIndustry } = data;
  assertRead(words, 'productsPage');
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} />
      <PageHeader title={words.heading.title} text={words.heading.text} />
      <Catalogue
        words={words}
        products={products}
        total={all.totalCount}
        hidden={hidden}
        industries={allIndustry.nodes}
        search={location.search}
        visit={location.key ?? ''}
      />
      <NotSure words={words} />
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
      ...NotSure
    }
    products: productsAhead {
      ...CatalogueProduct
    }
    all: allProduct {
      totalCount
    }
    hidden: allProduct(filter: { hiddenInGrid: { eq: true } }, sort: { jsonId: ASC }, limit: 24) {
      totalCount
      nodes {
        title
        industries
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        ...CatalogueIndustry
      }
    }
  }
`;
