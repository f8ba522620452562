import { matches } from '../../components/search-text';

export interface Choice {
  /** Slug of an industry; empty for all. */
  industry: string;
  /** What was typed into the search box. */
  query: string;
}

interface Product {
  readonly title: string;
  readonly industries: readonly string[];
  readonly hiddenInGrid: boolean | null;
  readonly forWhom: readonly string[];
  readonly searchWords: readonly string[] | null;
}

interface Industry {
  readonly slug: string;
  readonly title: string;
}

/**
 * The products for a choice. Those hidden from the plain grid appear as soon as somebody filters or searches
 * (R-PROD-06). The search reads titles, kinds of business, other words and industries.
 */
export function choose<T extends Product>(
  products: readonly T[],
  industries: readonly Industry[],
  choice: Choice,
): T[] {
  const isPlain = choice.industry === '' && choice.query.trim() === '';
  return products.filter((product) => {
    if (isPlain) return product.hiddenInGrid !== true;
    if (choice.industry !== '' && !product.industries.includes(choice.industry)) return false;
    return matches(choice.query, searchText(product, industries));
  });
}

function searchText(product: Product, industries: readonly Industry[]): string {
  const own = industries.filter(({ slug }) => product.industries.includes(slug)).map(({ title }) => title);
  return [product.title, ...product.forWhom, ...(product.searchWords ?? []), ...own].join(' ');
}
