import { graphql, type PageProps } from 'gatsby';
import { BesideFilter } from '../blocks/products/beside-filter';
import { IndustryNav } from '../blocks/products/industry-nav';
import { NotSure } from '../blocks/products/not-sure';
import { ProductRows } from '../blocks/products/product-rows';
import { Breadcrumb } from '../components/breadcrumb';
import { PageHeader } from '../components/page-header';
import { Pages } from '../components/pages';
import { pagesOf } from '../contract/catalogue';
import { industryPath } from '../contract/paths';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';
import { withPage } from '../shared/with-page';

/** The products of one industry, those too that the plain grid hides (R-PROD-06), without a script as well. */
export default function IndustryPage({
  data,
  location,
  pageContext: { page },
}: PageProps<Queries.IndustryPageQuery, { page: number }>) {
  const { industry, words, allIndustry } = data;
  const crumbs = useTrail(location.pathname, '/products');
  assertRead(industry, 'industry');
  assertRead(words, 'productsPage');
  const { slug, title, page: own, products, productCount } = industry;
  const heading = withPage(own.title, page);
  return (
    <>
      <Seo title={heading} description={own.text} path={location.pathname} crumbs={crumbs} />
      <PageHeader title={heading} text={own.text} before={<Breadcrumb crumbs={crumbs} current={title} />} />
      <BesideFilter
        filter={
          <IndustryNav
            label="Industries"
            industries={allIndustry.nodes}
            chosen={slug}
            addressOf={(industry) => (industry ? industryPath(industry) : '/products')}
          />
        }
      >
        <ProductRows products={products} />
        <Pages page={page} pages={pagesOf(productCount)} addressOf={(to) => industryPath(slug, to)} />
      </BesideFilter>
      <NotSure words={words} about={title} />
    </>
  );
}

export const query = graphql`
  query IndustryPage($slug: String!, $page: Int!) {
    subject: industry(slug: { eq: $slug }) {
      kind: __typename
      slug
      title
    }
    industry(slug: { eq: $slug }) {
      slug
      title
      page {
        title
        text
      }
      productCount
      products(page: $page) {
        ...ProductRow
      }
    }
    words: productsPage {
      ...NotSure
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
