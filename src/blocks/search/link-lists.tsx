import { graphql, Link } from 'gatsby';
import * as styles from './link-lists.module.css';

interface LinkListsProps {
  words: Queries.NotFoundListsFragment;
  pages: readonly { readonly label: string; readonly to: string | null }[];
  services: readonly { readonly slug: string; readonly title: string; readonly page: string | null }[];
  industries: readonly { readonly slug: string; readonly title: string }[];
}

/** The ways on for everybody, with a script or without (R-ROUTE-12, R-SERV-06). */
export function LinkLists({ words, pages, services, industries }: LinkListsProps) {
  return (
    <div className={styles.lists}>
      <LinkList title={words.pages} links={pages.flatMap(({ label, to }) => (to ? [{ label, to }] : []))} />
      <LinkList
        title={words.services}
        links={services.map(({ slug, title, page }) => ({ label: title, to: page ?? `/services/${slug}` }))}
      />
      <LinkList
        title={words.industries}
        links={industries.map(({ slug, title }) => ({ label: title, to: `/products?industry=${slug}` }))}
      />
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment NotFoundLists on NotFoundPageLists {
    pages
    services
    industries
  }
`;
