import { graphql, useStaticQuery } from 'gatsby';
import { servicePath } from '../../contract/paths';
import { PanelItem, WholeLink } from './panel';
import * as styles from './services-menu.module.css';

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
      <ul className={styles.grid}>
        {allService.nodes.map(({ slug, title, icon, page, excerpt }) => (
          <PanelItem key={slug} icon={icon} title={title} text={excerpt} to={servicePath({ slug, page })} />
        ))}
      </ul>
      <WholeLink to="/services">All services</WholeLink>
    </>
  );
}
