import type { CatalogueList, Option } from '../../contract/form-definition';
import type { ServiceCategory } from './categories';

export function isCatalogueList(source: string): source is CatalogueList {
  return source === 'hireServices' || source === 'solutions';
}

/** What is read of a service. */
export interface HireableService {
  slug: string;
  title: string;
  categories: readonly Pick<ServiceCategory, 'name' | 'slug'>[];
}

/** IT outsourcing repeats the other services, except for these two (R-HIRE-11); the misspelling is stored so. */
const onlyOutsourced = new Set(['it-techical-support', 'virtual-assistant']);

/** Who can be hired: the categories of every service, under its title. */
export function hireServiceOptions(services: readonly HireableService[]): Option[] {
  return services.flatMap(({ slug, title, categories }) =>
    categories
      .filter((category) => slug !== 'it-outsourcing' || onlyOutsourced.has(category.slug))
      .map((category) => ({ value: category.slug, label: category.name, group: title })),
  );
}
