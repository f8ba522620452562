import { graphql, Link } from 'gatsby';
import { Fragment } from 'react';
import { LinkRow } from '../../components/link-row';
import { SearchBox } from '../../components/search-box';
import { useAnswerInView } from '../../components/use-answer-in-view';
import { industryPath } from '../../contract/paths';
import { loadSite } from '../../search/load-site';
import { useLate } from '../../search/use-late';
import { BesideFilter } from './beside-filter';
import * as styles from './catalogue.module.css';
import { type Chosen, choicePath, choose } from './choose';
import { IndustryNav } from './industry-nav';
import { ProductGrid } from './product-grid';
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
  const industry = industries.find(({ slug }) => slug === choice.industry);
  const chosenIn = (slug = '') =>
    choose(products, industries, { query: choice.query, industry: slug }, site.value?.find);
  // An address may name an industry that there never was: that is no choice.
  const { products: shown, isPartial, isNear, isUnserved } = chosenIn(industry?.slug);
  const isPlain = !industry && choice.query.trim() === '';
  // Of all, the grid leaves some out (R-PROD-06), which stand below it.
  const count = isPlain ? products.length : shown.length;
  const isSearching = choice.query.trim() !== '' && !site.isSettled;
  const answer = useAnswerInView([choice.industry, choice.query].join(' ').trim(), !isSearching);
  return (
    <BesideFilter
      answer={answer}
      filter={
        <>
          <div data-needs-script>
            <SearchBox label={words.searchLabel} value={choice.query} onChange={setQuery} onFocus={site.want} />
            <IndustryNav
              label="Industries"
              industries={industries}
              chosen={industry?.slug}
              addressOf={(slug) => choicePath({ industry: slug, query: choice.query })}
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
      }
    >
      <p role="status" className={styles.count}>
        {isSearching ? words.searching : countSentence(count, choice.query, industry?.title)}
        {shown.length > 0 && isUnserved ? `. ${words.unserved}` : ''}
        {(isPartial || isNear) && shown.length > 0 ? `. ${words.partlyFound}` : ''}
      </p>
      {site.value?.asksForPrice(choice.query) ? <LinkRow links={[words.price]} /> : null}
      {shown.length === 0 && !isSearching ? (
        <NothingFound words={words} isUnserved={isUnserved} products={products} elsewhere={chosenIn()} />
      ) : null}
      <ProductGrid products={shown} />
      {isPlain ? <Elsewhere words={words.elsewhere} products={products} industries={industries} /> : null}
    </BesideFilter>
  );
}

type ElsewhereProps = Pick<CatalogueProps, 'products' | 'industries'> & { words: string };

/** Where the products are that the grid of all leaves out (R-PROD-06), so that it makes up their number. */
function Elsewhere({ words, products, industries }: ElsewhereProps) {
  const places = products
    .filter(({ hiddenInGrid }) => hiddenInGrid)
    .flatMap(({ title, industries: [first] }) => {
      const industry = industries.find(({ slug }) => slug === first);
      return industry ? [{ title: `${title} (${industry.title})`, to: industryPath(industry.slug) }] : [];
    });
  if (places.length === 0) return null;
  return (
    <p className={styles.elsewhere}>
      {words.replace('{count}', String(places.length))}{' '}
      {places.map(({ title, to }, index) => (
        <Fragment key={title}>
          {index > 0 ? ', ' : ''}
          <Link to={to}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}

interface NothingFoundProps {
  isUnserved: boolean;
  words: Queries.CatalogueWordsFragment;
  products: readonly Queries.CatalogueProductFragment[];
  /** What the same search finds in all industries. */
  elsewhere: Chosen<Queries.CatalogueProductFragment>;
}

/** The ways on, and what another industry has; else point of sale, for trades without a product yet (R-PROD-05). */
function NothingFound({ words, isUnserved, products, elsewhere }: NothingFoundProps) {
  const found = elsewhere.isPartial ? [] : elsewhere.products;
  const fallback = products.filter(({ slug }) => slug === 'point-of-sales-software');
  return (
    <>
      <p>{isUnserved ? words.unserved : words.nothingFound}</p>
      <LinkRow links={words.nothingFoundLinks} />
      <p>{found.length > 0 ? words.otherIndustries : words.fallback}</p>
      <ProductGrid products={found.length > 0 ? found : fallback} />
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
    searching
    nothingFound
    nothingFoundLinks {
      label
      to
    }
    otherIndustries
    fallback
    partlyFound
    unserved
    price {
      label
      to
    }
    elsewhere
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
