import { graphql, Link } from 'gatsby';
import { SearchBox } from '../../components/search-box';
import { loadSite } from '../../search/load-site';
import { useLate } from '../../search/use-late';
import * as styles from './catalogue.module.css';
import { choose } from './choose';
import { ProductCard } from './product-card';
import { useChoice } from './use-choice';

interface CatalogueProps {
  words: Queries.CatalogueWordsFragment;
  products: readonly Queries.CatalogueProductFragment[];
  industries: readonly Queries.CatalogueIndustryFragment[];
  /** Query string of the page's address. */
  search: string;
  /** Key of the step in the browser's history. */
  visit: string;
}

/**
 * The catalogue with its industries and search; both stand in the address, so a choice can be shared and gone back to.
 */
export function Catalogue({ words, products, industries, search, visit }: CatalogueProps) {
  const { choice, setQuery } = useChoice(search, visit);
  const site = useLate(loadSite, choice.query);
  const { products: shown, isPartial } = choose(products, industries, choice, site.value?.find);
  const industry = industries.find(({ slug }) => slug === choice.industry);
  return (
    <div className={styles.catalogue}>
      <div className={styles.filter}>
        <div data-needs-script>
          <SearchBox label={words.searchLabel} value={choice.query} onChange={setQuery} onFocus={site.want} />
        </div>
        <nav aria-label="Industries">
          <ul className={styles.industries}>
            <IndustryLink title="All industries" isChosen={!industry} />
            {industries.map(({ slug, title }) => (
              <IndustryLink key={slug} slug={slug} title={title} isChosen={slug === choice.industry} />
            ))}
          </ul>
        </nav>
        <Link to="/industry-list" className={styles.list}>
          {words.industryList}
        </Link>
      </div>
      <div>
        <p role="status" className={styles.count}>
          {countSentence(shown.length, choice.query, industry?.title)}
          {isPartial && shown.length > 0 ? `. ${words.partlyFound}` : ''}
        </p>
        {shown.length === 0 ? <NothingFound text={words.nothingFound} products={products} /> : null}
        <ul className={styles.grid}>
          {shown.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface IndustryLinkProps {
  slug?: string;
  title: string;
  isChosen: boolean;
}

function IndustryLink({ slug, title, isChosen }: IndustryLinkProps) {
  return (
    <li>
      <Link to={slug ? `/products?industry=${slug}` : '/products'} aria-current={isChosen ? 'true' : undefined}>
        {title}
      </Link>
    </li>
  );
}

/** Point of sale fits every trade that has no product of its own yet (R-PROD-05). */
function NothingFound({ text, products }: { text: string; products: readonly Queries.CatalogueProductFragment[] }) {
  const fallback = products.find(({ slug }) => slug === 'point-of-sales-software');
  return (
    <>
      <p>{text}</p>
      {fallback ? (
        <ul className={styles.grid}>
          <ProductCard product={fallback} />
        </ul>
      ) : null}
    </>
  );
}

function countSentence(count: number, query: string, industry: string | undefined): string {
  const products = count === 1 ? '1 product' : `${count} products`;
  const inIndustry = industry ? ` for ${industry}` : '';
  const matching = query.trim() ? ` matching “${query.trim()}”` : '';
  return products + inIndustry + matching;
}

export const fragments = graphql`
  fragment CatalogueWords on ProductsPage {
    searchLabel
    nothingFound
    partlyFound
    industryList
  }
  fragment CatalogueProduct on Product {
    ...ProductCard
    industries
    hiddenInGrid
    forWhom
    searchWords
  }
  fragment CatalogueIndustry on Industry {
    slug
    title
  }
`;
