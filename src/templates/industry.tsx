import { graphql, type PageProps } from 'gatsby';
import { BesideFilter } from '../blocks/products/beside-filter';
import { IndustryNav } from '../blocks/products/industry-nav';
import { ProductGrid } from '../blocks/products/product-grid';
import { Breadcrumb } from '../components/breadcrumb';
import { Call } from '../components/call';
import { PageHeader } from '../components/page-header';
import { industryPath } from '../contract/paths';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useDemoDialog } from '../shared/demo-dialog-context';
import { useTrail } from '../shared/trail';

/** The products of one industry, those too that the plain grid hides (R-PROD-06), without a script as well. */
export default function IndustryPage({ data, location }: PageProps<Queries.IndustryPageQuery>) {
  const { industry, words, allIndustry, allProduct } = data;
  const { address } = useDemoDialog();
  const crumbs = useTrail(location.pathname, '/products');
  assertRead(industry, 'industry');
  assertRead(words, 'productsPage');
  const { slug, title, page } = industry;
  return (
    <>
      <Seo title={page.title} description={page.text} path={location.pathname} crumbs={crumbs} />
      <PageHeader title={page.title} text={page.text} before={<Breadcrumb crumbs={crumbs} current={title} />} />
      <BesideFilter
        filter={
          <IndustryNav label="Industries" industries={allIndustry.nodes} chosen={slug} addressOf={industryPath} />
        }
      >
        <ProductGrid products={allProduct.nodes.filter(({ industries }) => industries.includes(slug))} />
      </BesideFilter>
      <Call {...words.demo} link={{ label: words.demo.link, to: address }} />
    </>
  );
}

export const query = graphql`
  query IndustryPage($slug: String!) {
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
    }
    words: productsPage {
      demo {
        title
        text
        link
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
    allProduct(sort: { jsonId: ASC }) {
      nodes {
        industries
        ...ProductCard
      }
    }
  }
`;
