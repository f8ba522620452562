/**
 * So many products stand on one page of the catalogue, and so many a page knows of when it comes: with them every page
 * weighs what it weighs today, however many products there will be (docs/decisions/0072).
 */
export const productsPerPage = 24;

/** So many of an industry the menu and the list of industries name, which know of no others. */
export const productsNamed = 8;

/** How many pages they fill; at least one. */
export function pagesOf(products: number): number {
  return Math.max(1, Math.ceil(products / productsPerPage));
}

/** Those of one page, which count from 1. */
export function onPage<T>(page: number, products: readonly T[]): T[] {
  return products.slice((page - 1) * productsPerPage, page * productsPerPage);
}

/** A product as the file of the whole catalogue has it, which is fetched when a page needs more than it came with. */
export interface ListedProduct {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** Slugs. */
  industries: string[];
  hiddenInGrid: boolean;
  /** Address of its mark. */
  logo: string;
}

/** Where the build writes all of them, by id, and the key of the list in it. */
export const catalogueFile = { path: '/catalogue.json', key: 'products' } as const;
