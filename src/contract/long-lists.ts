import type { Option, OptionSource } from './form-definition';

/**
 * So many choices a list has at most where its form shows all of them. Each is about 50 characters of the HTML of every
 * page with the form, and of what the scripts of all of them load: a hundred are 5 kB of a page of 60 kB, ten thousand
 * would be eight times the page, and nobody finds anything in a menu that is that long. A longer list is searched.
 */
export const mostShown = 100;

/** Lists that grow with the catalogue, and what stands with their field where they are searched. */
export const searchHelp = {
  products: 'Type the name of the product',
  solutions: 'Type the name of the product, or Other',
} as const;

export type SearchableList = keyof typeof searchHelp;

export function isSearchable(source: OptionSource | undefined): source is SearchableList {
  return source === 'products' || source === 'solutions';
}

/** Whether a form searches a list instead of showing it. */
export function isLong(source: OptionSource, options: readonly Option[]): boolean {
  return isSearchable(source) && options.length > mostShown;
}
