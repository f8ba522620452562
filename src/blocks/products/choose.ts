import { productPath } from '../../contract/paths';
import type { Find } from '../../search/finder';
import { matches } from '../../search/words';

export interface Choice {
  /** Slug of an industry; empty for all. */
  industry: string;
  /** What was typed into the search box. */
  query: string;
}

/** The address of a choice: whoever goes to another industry goes on looking for the same, from the first page on. */
export function choicePath({ industry, query, page = 1 }: Choice & { page?: number }): string {
  const parameters = new URLSearchParams({
    ...(industry && { industry }),
    ...(query.trim() && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.toString() === '' ? '/products' : `/products?${parameters}`;
}

interface Product {
  readonly jsonId: number;
  readonly slug: string;
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

export interface Chosen<T> {
  products: T[];
  /** Whether no product has every word that was typed, so that these have some of them. */
  isPartial: boolean;
  /** Whether no product has a word that was typed, so that these have one like it. */
  isNear: boolean;
  /** Whether a trade was typed that no product is made for. */
  isUnserved: boolean;
}

/**
 * The products for a choice. Those hidden from the plain grid appear as soon as somebody filters or searches
 * (R-PROD-06). The search finds by all that their pages say, the best match first; until it has been loaded, titles,
 * kinds of business, other words and industries are compared.
 */
export function choose<T extends Product>(
  products: readonly T[],
  industries: readonly Industry[],
  { industry, query }: Choice,
  find?: Find,
): Chosen<T> {
  const isPlain = industry === '' && query.trim() === '';
  const offered = products
    .filter((product) =>
      isPlain ? product.hiddenInGrid !== true : industry === '' || product.industries.includes(industry),
    )
    .sort((a, b) => a.jsonId - b.jsonId);
  const whole = { isPartial: false, isNear: false, isUnserved: false };
  if (query.trim() === '') return { products: offered, ...whole };
  if (!find) return { products: offered.filter((one) => matches(query, searchText(one, industries))), ...whole };
  const byAddress = new Map(offered.map((product) => [productPath(product.slug), product]));
  const { ids, isPartial, isNear, isUnserved } = find(query, (id) => byAddress.has(id));
  return { products: ids.flatMap((id) => byAddress.get(id) ?? []), isPartial, isNear, isUnserved };
}

function searchText(product: Product, industries: readonly Industry[]): string {
  const own = industries.filter(({ slug }) => product.industries.includes(slug)).map(({ title }) => title);
  return [product.title, ...product.forWhom, ...(product.searchWords ?? []), ...own].join(' ');
}
