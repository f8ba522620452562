import { graphql } from 'gatsby';
import { Card, CardLink } from '../../components/card';
import { ProductMark } from '../../components/product-mark';
import { productPath } from '../../contract/paths';
import * as styles from './product-card.module.css';

/** Mark, title, the first 80 characters and the way to the product (R-PROD-07); the whole card is the link's target. */
export function ProductCard({ product }: { product: Queries.ProductCardFragment }) {
  const { slug, title, excerpt } = product;
  return (
    <Card className={styles.card}>
      <ProductMark product={product} size={56} />
      <h2 className={styles.title}>{title}</h2>
      <p>{excerpt}</p>
      <CardLink to={productPath(slug)}>
        Learn More<span className="visually-hidden"> about {title}</span>
      </CardLink>
    </Card>
  );
}

export const fragments = graphql`
  fragment ProductCard on Product {
    slug
    title
    ...ProductMark
    excerpt(length: 80)
  }
`;
