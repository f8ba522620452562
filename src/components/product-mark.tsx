import { graphql } from 'gatsby';
import * as styles from './product-mark.module.css';

interface ProductMarkProps {
  product: Queries.ProductMarkFragment;
  /** Edge length in CSS pixels. */
  size: number;
}

/** The mark of a product: part of the page where it is a plain drawing, else a picture. Its name stands beside it. */
export function ProductMark({ product, size }: ProductMarkProps) {
  const { mark, logo } = product;
  if (mark === null) return <img src={logo.publicURL ?? ''} alt="" width={size} height={size} />;
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build lets nothing but shapes into it
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  );
}

export const fragments = graphql`
  fragment ProductMark on Product {
    mark
    logo {
      publicURL
    }
  }
`;
