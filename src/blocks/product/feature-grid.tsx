import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import * as styles from './feature-grid.module.css';

/** Features with their icons where the product has them, else as a list (R-PROD-19, 20). */
export function FeatureGrid({ product }: { product: Queries.ProductFeaturesFragment }) {
  const { title, category, features } = product;
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">{category ? 'POINT OF SALE FEATURES' : `${title} - features`}</h2>
      <ul className={category ? styles.tiles : styles.list}>
        {category
          ? category.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} size={1.75} />
                {name}
              </li>
            ))
          : features?.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment ProductFeatures on Product {
    title
    category {
      name
      icon
    }
    features
  }
`;
