import { graphql, type PageProps } from 'gatsby';
import { BesideFilter } from '../blocks/products/beside-filter';
import { IndustryNav } from '../blocks/products/industry-nav';
import { NotSure } from '../blocks/products/not-sure';
import { ProductGrid } from '../blocks/products/product-grid';
import { Breadcrumb } from '../components/breadcrumb';
import { LinkRow } from '../components/link-row';
import { PageHeader } from '../components/page-header';
import { Pages } from '../components/pages';
import { pagesOf } from '../contract/catalogue';
import { gridPath, industryPath } from '../contract/paths';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';
import { withPage } from '../shared/with-page';

/** A page of the plain grid behind the first, where there are so many products; the catalogue itself searches them. */
export default function FurtherProductsPage({
  data,
  location,
  pageContext: { page },
}: PageProps<Queries.FurtherProductsPageQuery, { page: number }>) {
  const { words, products, grid, allIndustry } = data;
  const crumbs = useTrail(location.pathname, '/products');
  assertRead(words, 'productsPage');
  const { heading, seo } = words;
  const name = `Page ${page}`;
  return (
    <>
      <Seo title={withPage(seo.title, page)} description={seo.description} path={location.pathname} crumbs={crumbs} />
      <PageHeader title={withPage(heading.title, page)} before={<Breadcrumb crumbs={crumbs} current={name} />} />
      <BesideFilter
        filter={
          <>
            <IndustryNav
              label="Industries"
              industries={allIndustry.nodes}
              addressOf={(industry) => (industry ? industryPath(industry) : '/products')}
            />
            <LinkRow links={[{ label: words.searchLabel, to: '/products' }]} />
          </>
        }
      >
        <ProductGrid products={products} />
        <Pages page={page} pages={pagesOf(grid.totalCount)} addressOf={gridPath} />
      </BesideFilter>
      <NotSure words={words} />
    </>
  );
}

export const query = graphql`
  query FurtherProductsPage($page: Int!) {
    words: productsPage {
      seo {
        title
        description
      }
      heading {
        title
      }
      searchLabel
      ...NotSure
    }
    products: productGrid(page: $page) {
      ...ProductCard
    }
    grid: allProduct(filter: { hiddenInGrid: { ne: true } }) {
      totalCount
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
