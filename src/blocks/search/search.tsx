import { graphql, Link } from 'gatsby';
import { useMemo } from 'react';
import { SearchBox } from '../../components/search-box';
import { loadSite } from '../../search/load-site';
import { useLate } from '../../search/use-late';
import type { TypedQuery } from '../../search/use-query';
import * as styles from './search.module.css';
import { type Entry, type Findings, type Found, searchAll } from './site-search';

interface SearchProps extends TypedQuery {
  words: Queries.SearchBoxFragment;
  entries: readonly Entry[];
  /** As many results as are shown. */
  most?: number;
  /** Whether somebody comes here to type. */
  takesFocus?: boolean;
}

/** Finds pages, products, services and questions (R-ROUTE-14, R-ROUTE-23). */
export function Search({ words, entries, most, takesFocus, query, setQuery }: SearchProps) {
  const site = useLate(loadSite, query);
  const findings = useMemo(() => searchAll(query, entries, site.value, most), [query, entries, site.value, most]);
  return (
    <div className={styles.search} data-needs-script>
      <SearchBox label={words.label} value={query} onChange={setQuery} onFocus={site.want} takesFocus={takesFocus} />
      <p role="status">{query.trim() === '' ? '' : summary(findings, site.isSettled, words)}</p>
      {query.trim() !== '' && site.isSettled && findings.total === 0 ? (
        <p>
          {words.ask.text} <Link to="/contact">{words.ask.label}</Link>
        </p>
      ) : null}
      <ul className={styles.results}>
        {findings.found.map((found) => (
          <Result key={`${found.to} ${found.title}`} found={found} kind={words.kinds[found.kind]} />
        ))}
      </ul>
    </div>
  );
}

function Result({ found, kind }: { found: Found; kind: string }) {
  const { title, to, excerpt } = found;
  return (
    <li className={styles.result}>
      <Link to={to}>{title}</Link>
      <span className={styles.kind}>{kind}</span>
      {excerpt.length > 0 ? (
        <p className={styles.excerpt}>
          {excerpt.map(({ text, isFound }, place) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
            return isFound ? <mark key={place}>{text}</mark> : text;
          })}
        </p>
      ) : null}
    </li>
  );
}

/** Nobody is told a number, or that there is nothing, before all that the site says has been looked through. */
function summary({ found, total, isPartial }: Findings, isSettled: boolean, words: Queries.SearchBoxFragment): string {
  if (!isSettled) return words.searching;
  if (total === 0) return words.nothing;
  const count = total > found.length ? `The best ${found.length} of ${total}` : `${total} found`;
  return isPartial ? `${count}. ${words.partly}` : count;
}

export const fragments = graphql`
  fragment SearchBox on SearchPageBox {
    label
    kinds {
      page
      product
      service
      question
    }
    searching
    nothing
    partly
    ask {
      text
      label
    }
  }
`;
