import { LinkRow } from '../../components/link-row';
import { onPage } from '../../contract/catalogue';
import { askAddress } from '../../shared/ask-address';
import type { Chosen } from './choose';
import { ProductGrid } from './product-grid';

interface NothingFoundProps {
  query: string;
  isUnserved: boolean;
  words: Queries.CatalogueWordsFragment;
  products: readonly Queries.CatalogueProductFragment[];
  /** What the same search finds in all industries. */
  elsewhere: Chosen<Queries.CatalogueProductFragment>;
}

/** The ways on, and what another industry has; else point of sale, for trades without a product yet (R-PROD-05). */
export function NothingFound({ query, words, isUnserved, products, elsewhere }: NothingFoundProps) {
  const found = elsewhere.isPartial ? [] : elsewhere.products;
  const fallback = products.filter(({ slug }) => slug === 'point-of-sales-software');
  // A message begins with what was looked for.
  const links = words.nothingFoundLinks.map(({ label, to }) => ({
    label,
    to: to === '/contact' ? askAddress(query) : to,
  }));
  return (
    <>
      <p>{isUnserved ? words.unserved : words.nothingFound}</p>
      <LinkRow links={links} />
      <p>{found.length > 0 ? words.otherIndustries : words.fallback}</p>
      <ProductGrid products={onPage(1, found.length > 0 ? found : fallback)} />
    </>
  );
}
