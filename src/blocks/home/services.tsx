import { graphql } from 'gatsby';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { Section, SectionHeading } from '../../components/section';
import { servicePath } from '../../contract/paths';
import * as styles from './services.module.css';

interface ServicesProps {
  words: { readonly title: string; readonly text: string | null };
  services: readonly Queries.ServiceCardFragment[];
}

/**
 * The six services with the first 300 characters of each (R-HOME-20): a list joined by a thread, not another card row.
 */
export function Services({ words, services }: ServicesProps) {
  return (
    <Section tone="tint" labelledBy="services">
      <SectionHeading id="services" title={words.title} text={words.text} />
      <ul className={styles.grid}>
        {services.map(({ slug, title, icon, page, excerpt }) => (
          <li key={slug}>
            <Icon name={icon} size={1.75} />
            <h3>
              <Link to={servicePath({ slug, page })}>{title}</Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceCard on Service {
    slug
    title
    icon
    page
    excerpt(length: 300)
  }
`;
