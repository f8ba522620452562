import { graphql, Link } from 'gatsby';
import { Icon } from '../../components/icon';
import { quiltedPatch } from '../../components/patch';
import * as styles from './service-list.module.css';

interface ServiceListProps {
  words: { readonly readMore: string; readonly includes: string };
  services: readonly Queries.ServiceRowFragment[];
}

/** The six services down one strip of sewn patches, each with its first 300 characters (R-SERV-01, 02). */
export function ServiceList({ words, services }: ServiceListProps) {
  return (
    <ul className={styles.list}>
      {services.map(({ slug, title, icon, color, page, excerpt, categories }) => (
        <li key={slug}>
          <span className={`${quiltedPatch(color)} ${styles.patch}`}>
            <Icon name={icon} size={3.4} />
          </span>
          <div className={styles.text}>
            <h2>{title}</h2>
            <p>{excerpt}</p>
            <Link to={page ?? `/services/${slug}`}>
              {words.readMore}
              <span className="visually-hidden"> about {title}</span>
            </Link>
          </div>
          <p className={styles.roles}>
            <b>{words.includes}</b> {categories.map(({ name }) => name).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment ServiceRow on Service {
    slug
    title
    icon
    color
    page
    excerpt(length: 300)
    categories {
      name
    }
  }
`;
