import type { Option } from './form-definition';
import { sortByLabel } from './lists';

/** What a partner may want to sell: a product, by its title, or something else (R-PART-05). */
export function solutionOptions(products: readonly { readonly title: string }[]): Option[] {
  const titles = sortByLabel(products.map(({ title }) => ({ value: title, label: title })));
  return [...titles, { value: 'Other', label: 'Other' }];
}
