import { graphql } from 'gatsby';
import { useMemo, useState } from 'react';
import { Link } from '../../components/link';
import { SearchBox } from '../../components/search-box';
import { useAnswerInView } from '../../components/use-answer-in-view';
import { telephoneLink } from '../../contract/contact-links';
import { wholeSite } from '../../search/load-site';
import type { TypedQuery } from '../../search/use-query';
import { askAddress } from '../../shared/ask-address';
import { useCompany } from '../../shared/use-company';
import { useLate } from '../../shared/use-late';
import { Results } from './results';
import * as styles from './search.module.css';
import { atOnce, type Entry, type Findings, searchAll } from './site-search';

interface SearchProps extends TypedQuery {
  words: Queries.SearchBoxFragment;
  entries: readonly Entry[];
  /** As many results as are shown at first. */
  most?: number;
  /** Whether they come unasked: a place is kept for them, which has room for `most` of the best alone. */
  unasked?: boolean;
  /** Whether somebody comes here to type. */
  takesFocus?: boolean;
}

/** Finds pages, products, services and questions (R-ROUTE-14, R-ROUTE-23). */
export function Search({ words, entries, most, unasked = false, takesFocus, query, setQuery }: SearchProps) {
  const site = useLate(wholeSite, query);
  const [wide, widen] = useState({ query, atLeast: 0 });
  const atLeast = wide.query === query ? wide.atLeast : 0;
  const findings = useMemo(
    () => searchAll(query, entries, site.value, { most, atLeast, isGuess: unasked }),
    [query, entries, site.value, most, atLeast, unasked],
  );
  const { total, isPartial, isUnserved } = findings;
  // What the page knows by itself would be put in another order under a finger when the rest comes.
  const found = site.isSettled || site.isOverdue ? findings.found : [];
  const hasMore = !unasked && site.isSettled && total > found.length;
  const answer = useAnswerInView(unasked ? '' : query.trim(), site.isSettled);
  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>
          {words.withoutScript} <Link to="/contact">{words.ask.label}</Link>
        </p>
      </noscript>
      <div className={styles.search} data-needs-script>
        <SearchBox
          label={words.label}
          value={query}
          onChange={setQuery}
          onFocus={site.want}
          takesFocus={takesFocus}
          isGuess={unasked}
        />
        <div ref={answer} className={unasked ? styles.kept : undefined}>
          <p role="status">{query.trim() === '' ? '' : summary(findings, site.isSettled, words)}</p>
          {query.trim() !== '' && site.isSettled && (total === 0 || ((isPartial || isUnserved) && !unasked)) ? (
            <p>
              {words.ask.text} <Link to={unasked ? '/contact' : askAddress(query)}>{words.ask.label}</Link>
              {unasked ? null : <Call />}
            </p>
          ) : null}
          <Results
            found={found}
            words={words}
            areShort={unasked}
            onMore={hasMore ? () => widen({ query, atLeast: found.length + atOnce }) : undefined}
          />
          {unasked && site.isSettled && total > found.length ? (
            <Link to={`/search?q=${encodeURIComponent(query)}`} className={styles.all}>
              {words.all}
            </Link>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** For whom it is easier to say what is needed. */
function Call() {
  const { phone } = useCompany().contact;
  return (
    <>
      {' · '}
      <a href={telephoneLink(phone)}>Call {phone}</a>
    </>
  );
}

/** Nobody is told a number, or that there is nothing, before all that the site says has been looked through. */
function summary(findings: Findings, isSettled: boolean, words: Queries.SearchBoxFragment): string {
  const { found, total, isPartial, isUnserved } = findings;
  if (!isSettled) return words.searching;
  if (total === 0) return isUnserved ? words.unserved : words.nothing;
  const count = total > found.length ? `The best ${found.length} of ${total}` : `${total} found`;
  if (isUnserved) return `${count}. ${words.unserved}`;
  return isPartial ? `${count}. ${words.partly}` : count;
}

export const fragments = graphql`
  fragment SearchBox on SearchPageBox {
    label
    withoutScript
    kinds {
      page
      product
      service
      plan
      job
      question
    }
    searching
    all
    more
    nothing
    partly
    unserved
    ask {
      text
      label
    }
  }
`;
