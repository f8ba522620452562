import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { SearchBox } from '../../components/search-box';
import { industryPath } from '../../contract/paths';
import * as styles from './catalogue-filter.module.css';
import { choicePath } from './choose';
import { IndustryNav } from './industry-nav';

interface CatalogueFilterProps {
  words: Queries.CatalogueFilterWordsFragment;
  industries: readonly Queries.CatalogueIndustryFragment[];
  /** Slug of the industry that is chosen, if one is. */
  chosen: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  /** Called when somebody is about to type. */
  onFocus: () => void;
  onFilter: () => void;
}

/** The search box and the industries, which filter in place; without a script each industry is a page. */
export function CatalogueFilter(props: CatalogueFilterProps) {
  const { words, industries, chosen, query, onQuery, onFocus, onFilter } = props;
  return (
    <>
      <div data-needs-script>
        <SearchBox label={words.searchLabel} value={query} onChange={onQuery} onFocus={onFocus} />
        <IndustryNav
          label="Industries"
          industries={industries}
          chosen={chosen}
          addressOf={(slug) => choicePath({ industry: slug, query })}
          onFilter={onFilter}
        />
      </div>
      <noscript>
        <IndustryNav
          label="A page for each industry"
          industries={industries}
          addressOf={(slug) => (slug ? industryPath(slug) : '/products')}
        />
      </noscript>
      <Link to="/industry-list" className={styles.list}>
        {words.industryList}
      </Link>
    </>
  );
}

export const fragments = graphql`
  fragment CatalogueFilterWords on ProductsPage {
    searchLabel
    industryList
  }
`;
