import { graphql, type PageProps } from 'gatsby';
import { Booking } from '../blocks/product/booking';
import { Description } from '../blocks/product/description';
import { FeatureGrid } from '../blocks/product/feature-grid';
import { Screens } from '../blocks/product/screens';
import { productJsonLd } from '../blocks/product/structured-data';
import { Seo } from '../seo/seo';
import { useCompany } from '../site/use-company';

/** A product (R-PROD-08..21). */
export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const { siteUrl } = useCompany();
  const { product, company } = data;
  if (!product || !company) return null;
  return (
    <>
      <Seo
        title={product.title}
        description={product.metaDescription}
        path={location.pathname}
        jsonLd={productJsonLd(siteUrl, location.pathname, product, company.name)}
      />
      <Booking product={product} page={location.pathname} defaultVideo={company.product.defaultVideo}>
        <Description product={product} defaults={company.product} />
      </Booking>
      {product.images ? <Screens title={product.title} images={product.images} /> : null}
      <FeatureGrid product={product} />
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
    product(slug: { eq: $slug }) {
      title
      metaDescription
      ...ProductBooking
      ...ProductDescription
      ...ProductFeatures
      images {
        ...ProductScreen
      }
    }
  }
`;
