import { Link } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { SearchBox } from '../../components/search-box';
import * as styles from './search.module.css';
import { type Entry, type Kind, search, wordsOf } from './site-search';

interface SearchProps {
  words: { readonly label: string; readonly nothing: string; readonly kinds: Readonly<Record<Kind, string>> };
  entries: readonly Entry[];
  /** Path of the missing page; its words are the first query. */
  path: string;
}

/** Finds pages, products, services and questions (R-ROUTE-14, R-ROUTE-23). */
export function Search({ words, entries, path }: SearchProps) {
  const [query, setQuery] = useState('');
  // The HTML is the same for every missing address, so its words can only come after hydration.
  useEffect(() => setQuery((typed) => typed || wordsOf(path)), [path]);
  const found = useMemo(() => search(query, entries), [query, entries]);
  return (
    <div className={styles.search} data-needs-script>
      <SearchBox label={words.label} value={query} onChange={setQuery} />
      <p role="status">{sentence(query, found.length, words.nothing)}</p>
      <ul className={styles.results}>
        {found.map(({ kind, title, to }) => (
          <li key={`${to} ${title}`}>
            <Link to={to}>{title}</Link>
            <span className={styles.kind}>{words.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sentence(query: string, count: number, nothing: string): string {
  if (query.trim() === '') return '';
  return count === 0 ? nothing : `${count} found`;
}
