import { graphql, Link, useStaticQuery } from 'gatsby';
import { Icon } from '../../components/icon';
import * as styles from './panels.module.css';

/** The six services, each with its first 125 characters and a way to its page (R-SHELL-12, 13). */
export function ServicesMenu() {
  const { allService } = useStaticQuery<Queries.ServicesMenuQuery>(graphql`
    query ServicesMenu {
      allService(sort: { jsonId: ASC }) {
        nodes {
          slug
          title
          icon
          page
          excerpt(length: 125)
        }
      }
    }
  `);
  return (
    <>
      <ul className={`${styles.grid} ${styles.thirds}`}>
        {allService.nodes.map(({ slug, title, icon, page, excerpt }) => (
          <li key={slug} className={styles.item}>
            <Icon name={icon} />
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{excerpt}</p>
              <Link to={page ?? `/services/${slug}`}>
                Learn More<span className="visually-hidden"> about {title}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/services" className={styles.all}>
        All services
      </Link>
    </>
  );
}
