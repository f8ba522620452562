import { graphql, type PageProps } from 'gatsby';
import { Booking } from '../blocks/product/booking';
import { Description } from '../blocks/product/description';
import { FeatureGrid } from '../blocks/product/feature-grid';
import { filmOf } from '../blocks/product/film';
import { Screens } from '../blocks/product/screens';
import { Call } from '../components/call';
import { Seo } from '../seo/seo';
import { productJsonLd } from '../seo/structured-data';
import { assertRead } from '../shared/assert-read';
import { useCompany } from '../shared/use-company';

/** Both labels are stated (R-PROD-08). */
const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Product Details', to: '/products' },
];

/** A product (R-PROD-08..21). */
export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const { siteUrl } = useCompany();
  const { product, company, words, allIndustry } = data;
  assertRead(product, 'product');
  assertRead(company, 'company');
  assertRead(words, 'productsPage');
  const { partner } = words;
  const { mainScreen } = product;
  const share = mainScreen?.file.childImageSharp?.share?.src;
  return (
    <>
      <Seo
        title={product.title}
        description={product.metaDescription}
        path={location.pathname}
        crumbs={crumbs}
        image={mainScreen && share ? { src: share, alt: mainScreen.alt } : undefined}
        jsonLd={productJsonLd(siteUrl, location.pathname, product, company.name)}
      />
      <Booking
        product={product}
        page={location.pathname}
        crumbs={crumbs}
        film={filmOf(product, company.product.defaultVideo)}
        seen={
          <>
            {product.images ? <Screens title={product.title} images={product.images} /> : null}
            <FeatureGrid product={product} />
          </>
        }
        words={<Description product={product} industries={allIndustry.nodes} defaults={company.product} />}
      />
      <Call
        title={partner.title.replace('{product}', product.title)}
        text={partner.text}
        link={{ label: partner.link, to: `/become-a-partner?product=${product.slug}` }}
      />
    </>
  );
}

export const query = graphql`
  query ProductPage($slug: String!) {
    company {
      name
      product {
        launchDate
        noUrlText
        defaultVideo
      }
    }
    subject: product(slug: { eq: $slug }) {
      kind: __typename
      slug
      title
    }
    words: productsPage {
      partner {
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
    product(slug: { eq: $slug }) {
      slug
      title
      metaDescription
      watchUrl
      ...ProductBooking
      ...ProductDescription
      ...ProductFeatures
      images {
        ...ProductScreen
      }
      mainScreen {
        alt
        file {
          childImageSharp {
            share: resize(width: 1200, height: 630, toFormat: JPG, quality: 75, cropFocus: NORTH) {
              src
            }
          }
        }
      }
    }
  }
`;
