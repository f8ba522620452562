import { Link } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { SearchBox } from '../../components/search-box';
import type { Kind } from '../../search/entry';
import { loadSite } from '../../search/load-site';
import { useLate } from '../../search/use-late';
import * as styles from './search.module.css';
import { type Entry, searchAll, wordsOf } from './site-search';

interface SearchProps {
  words: {
    readonly label: string;
    readonly nothing: string;
    readonly partly: string;
    readonly kinds: Readonly<Record<Kind, string>>;
  };
  entries: readonly Entry[];
  /** Path of the missing page; its words are the first query. */
  path: string;
}

/** Finds pages, products, services and questions (R-ROUTE-14, R-ROUTE-23). */
export function Search({ words, entries, path }: SearchProps) {
  const [query, setQuery] = useState('');
  // The HTML is the same for every missing address, so its words can only come after hydration.
  useEffect(() => setQuery((typed) => typed || wordsOf(path)), [path]);
  const site = useLate(loadSite, query);
  const { found, isPartial } = useMemo(() => searchAll(query, entries, site.value), [query, entries, site.value]);
  return (
    <div className={styles.search} data-needs-script>
      <SearchBox label={words.label} value={query} onChange={setQuery} onFocus={site.want} />
      <p role="status">
        {sentence(query, found.length, words.nothing)}
        {isPartial ? `. ${words.partly}` : ''}
      </p>
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
