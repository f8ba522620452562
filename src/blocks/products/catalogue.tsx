import { graphql } from 'gatsby';
import { LinkRow } from '../../components/link-row';
import { Pages } from '../../components/pages';
import { useAnswerInView } from '../../components/use-answer-in-view';
import { onPage, pagesOf } from '../../contract/catalogue';
import { gridPath, industryPath } from '../../contract/paths';
import { wholeSite } from '../../search/load-site';
import { named } from '../../shared/named';
import { useLate } from '../../shared/use-late';
import { BesideFilter } from './beside-filter';
import * as styles from './catalogue.module.css';
import { CatalogueFilter } from './catalogue-filter';
import { choicePath, choose } from './choose';
import { Elsewhere, type Hidden } from './elsewhere';
import { NothingFound } from './nothing-found';
import { ProductGrid } from './product-grid';
import { useChoice } from './use-choice';
import { useGridAddress } from './use-grid-address';
import { useProducts } from './use-products';
import { useStartOfPage } from './use-start-of-page';

interface CatalogueProps {
  words: Queries.CatalogueWordsFragment;
  /** The first of them, by which the page begins; all, where they are few. */
  products: readonly Queries.CatalogueProductFragment[];
  /** How many there are. */
  total: number;
  /** The first of those that the plain grid leaves out (R-PROD-06), and how many they are. */
  hidden: Hidden;
  industries: readonly Queries.CatalogueIndustryFragment[];
  /** Query string of the page's address. */
  search: string;
  /** Key of the step in the browser's history. */
  visit: string;
}

/**
 * The catalogue with its industries and search; both stand in the address, so a choice can be shared and gone back to.
 */
export function Catalogue({ words, products: carried, total, hidden, industries, search, visit }: CatalogueProps) {
  const { choice, setQuery } = useChoice(search, visit);
  const site = useLate(wholeSite, choice.query);
  const industry = named(choice.industry, industries);
  // An address may name an industry that there never was: that is no choice.
  const isPlain = !industry && choice.query.trim() === '';
  const { products, isComing, isMissing, want } = useProducts(
    carried,
    total,
    [industry?.slug, choice.query.trim()].join(' ').trim(),
  );
  const chosenIn = (slug = '') =>
    choose(products, industries, { query: choice.query, industry: slug }, site.value?.find);
  const { products: chosen, isPartial, isNear, isUnserved } = chosenIn(industry?.slug);
  const shown = isComing ? [] : chosen;
  // Of all, the grid leaves some out (R-PROD-06), which stand below it.
  const count = isPlain ? total : shown.length;
  const pages = pagesOf(isPlain ? total - hidden.totalCount : shown.length);
  const page = isPlain ? 1 : Math.min(choice.page, pages);
  const isSearching = isComing || (choice.query.trim() !== '' && !site.isSettled);
  const answer = useAnswerInView([choice.industry, choice.query].join(' ').trim(), !isSearching);
  const { start, onPage: onOtherPage, onFilter } = useStartOfPage(`${industry?.slug} ${page}`);
  useGridAddress(isPlain && choice.page <= pages ? choice.page : 1);
  const wantAll = () => {
    site.want();
    want();
  };
  return (
    <BesideFilter
      answer={answer}
      filter={
        <CatalogueFilter
          words={words}
          industries={industries}
          chosen={industry?.slug}
          query={choice.query}
          onQuery={setQuery}
          onFocus={wantAll}
          onFilter={onFilter}
        />
      }
    >
      <p role="status" ref={start} tabIndex={-1} className={styles.count}>
        {isSearching ? words.searching : isMissing ? words.missing : counted(count, choice.query, industry?.title)}
        {shown.length > 0 && isUnserved ? `. ${words.unserved}` : ''}
        {(isPartial || isNear) && shown.length > 0 ? `. ${words.partlyFound}` : ''}
      </p>
      {site.value?.asksForPrice(choice.query) ? <LinkRow links={[words.price]} /> : null}
      {isMissing && industry ? <LinkRow links={[{ label: industry.title, to: industryPath(industry.slug) }]} /> : null}
      {shown.length === 0 && !isSearching ? (
        <NothingFound
          query={choice.query}
          words={words}
          isUnserved={isUnserved}
          products={products}
          elsewhere={chosenIn()}
        />
      ) : null}
      <ProductGrid products={onPage(page, shown)} />
      <Pages
        page={page}
        pages={pages}
        onFollow={onOtherPage}
        addressOf={(to) => (isPlain ? gridPath(to) : choicePath({ ...choice, page: to }))}
      />
      {isPlain ? <Elsewhere words={words.elsewhere} hidden={hidden} industries={industries} /> : null}
    </BesideFilter>
  );
}

function counted(count: number, query: string, industry: string | undefined): string {
  const products = count === 1 ? '1 product' : `${count} products`;
  const inIndustry = industry ? ` for ${industry}` : '';
  const matching = query.trim() ? ` matching “${query.trim()}”` : '';
  return products + inIndustry + matching;
}

export const fragments = graphql`
  fragment CatalogueWords on ProductsPage {
    ...CatalogueFilterWords
    searching
    missing
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
  }
  fragment CatalogueProduct on Product {
    ...ProductCard
    jsonId
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
