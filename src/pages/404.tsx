import { graphql, Link, type PageProps } from 'gatsby';
import { useState } from 'react';
import * as styles from '../blocks/not-found.module.css';
import { SearchBox } from '../components/search-box';
import { matches } from '../components/search-text';
import { Seo } from '../seo/seo';

/** A thread that has come loose, and three ways to pick it up: search, the main pages, the header. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  const [query, setQuery] = useState('');
  const { words, allProduct, picture } = data;
  if (!words) return null;
  const found = allProduct.nodes.filter(
    ({ title, forWhom, searchWords }) =>
      query.trim() !== '' && matches(query, [title, ...forWhom, ...(searchWords ?? [])].join(' ')),
  );
  return (
    <div className={styles.page}>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <img src={picture?.publicURL ?? ''} alt="" width="600" height="240" />
      <h1>{words.heading.title}</h1>
      <p className={styles.text}>{words.heading.text}</p>
      <div className={styles.search} data-needs-script>
        <SearchBox label={words.searchLabel} value={query} onChange={setQuery} />
        <p role="status">{query.trim() === '' ? '' : `${found.length} found`}</p>
        <ul className={styles.links}>
          {found.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/product/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.links}>
        {words.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  query NotFound {
    words: notFoundPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      searchLabel
      links {
        label
        to
      }
    }
    picture: file(relativePath: { eq: "images/thread-loose.svg" }) {
      publicURL
    }
    allProduct {
      nodes {
        slug
        title
        forWhom
        searchWords
      }
    }
  }
`;
