import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { Section, SectionHeading } from '../../components/section';
import { productPath } from '../../contract/paths';
import * as styles from './products.module.css';

interface ProductsProps {
  words: Queries.HomeProductsWordsFragment & { readonly trades: readonly Queries.TradeFragment[] };
  /** Of all products. */
  count: number;
}

/** Six products by their screens on a phone: a shelf on a wide screen, a row to swipe through on a phone. */
export function Products({ words, count }: ProductsProps) {
  return (
    <Section labelledBy="products">
      <SectionHeading id="products" title={words.title} text={words.text} />
      <ul className={`folds ${styles.shelf}`}>
        {words.trades.map(({ product: { slug, title, phoneScreen } }) => (
          <li key={slug} className={styles.product}>
            {phoneScreen ? (
              <Picture
                image={phoneScreen.file.childImageSharp?.gatsbyImageData}
                alt={phoneScreen.alt}
                className={styles.screen}
              />
            ) : null}
            <Link to={productPath(slug)} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/products" className={styles.all}>
          {words.all.replace('{count}', String(count))} <Icon name="arrow-right" size={1} />
        </Link>
      </p>
    </Section>
  );
}

export const fragments = graphql`
  fragment HomeProductsWords on HomePageProducts {
    title
    text
    all
  }
`;
