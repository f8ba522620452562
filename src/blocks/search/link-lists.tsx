import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { industryPath, servicePath } from '../../contract/paths';
import * as styles from './link-lists.module.css';

interface LinkListsProps {
  words: Queries.LinkListsWordsFragment;
  lists: Queries.LinkListsFragment;
}

/** The ways on for everybody, with a script or without (R-ROUTE-12, R-SERV-06). */
export function LinkLists({ words, lists: { navigation, allService, allIndustry } }: LinkListsProps) {
  const pages = (navigation?.explore ?? []).flatMap(({ label, to }) => (to ? [{ label, to }] : []));
  const services = allService.nodes.map(({ slug, title, page }) => ({ label: title, to: servicePath({ slug, page }) }));
  const industries = allIndustry.nodes.map(({ slug, title }) => ({ label: title, to: industryPath(slug) }));
  return (
    <div className={styles.lists}>
      <LinkList title={words.pages} links={pages} />
      <LinkList title={words.services} links={services} />
      <LinkList title={words.industries} links={industries} />
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
  fragment LinkListsWords on SearchPageLists {
    pages
    services
    industries
  }
  fragment LinkLists on Query {
    navigation {
      explore {
        label
        to
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
        page
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
