import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { ProductMark } from '../../components/product-mark';
import { productPath } from '../../contract/paths';
import * as styles from './trades.module.css';

interface TradesProps {
  trades: readonly Queries.TradeFragment[];
}

/** Six trades by the marks of their products, so that a visitor finds theirs in the first screen of a phone. */
export function Trades({ trades }: TradesProps) {
  return (
    <ul className={`folds ${styles.trades}`} aria-label="Products by trade">
      {trades.map(({ label, product }) => (
        <li key={product.slug}>
          <Link to={productPath(product.slug)} className={styles.trade}>
            <ProductMark product={product} size={40} />
            <span>
              {label}
              <span className="visually-hidden"> software</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment Trade on HomePageProductsTrades {
    label
    product {
      slug
      title
      ...ProductMark
      phoneScreen {
        alt
        file {
          childImageSharp {
            # The phone in the middle of the picture, without the cloth beside it.
            gatsbyImageData(
              width: 300
              height: 586
              breakpoints: [230, 300, 460]
              transformOptions: { fit: COVER, cropFocus: CENTER }
              sizes: "(max-width: 600px) 240px, (max-width: 900px) 30vw, 190px"
              formats: [AVIF, WEBP]
              avifOptions: { quality: 40 }
              webpOptions: { quality: 60 }
              placeholder: NONE
            )
          }
        }
      }
    }
  }
`;
