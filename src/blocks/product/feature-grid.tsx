import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Section, SectionHeading } from '../../components/section';
import * as styles from './feature-grid.module.css';

/** Features with their icons where the product has them, else as a list (R-PROD-19, 20). */
export function FeatureGrid({ product }: { product: Queries.ProductFeaturesFragment }) {
  const { title, category, features } = product;
  return (
    <Section labelledBy="features">
      <SectionHeading id="features" title={category ? 'POINT OF SALE FEATURES' : `${title} - features`} />
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
    </Section>
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
