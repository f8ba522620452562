import { slugify } from '../../contract/slugify';

/** A category as it stands in a service file: a label, or an item that may fix its slug. */
export type Category = string | { name: string; slug?: string | undefined; icon: string };

export interface ServiceCategory {
  name: string;
  /** What a hire request stores. */
  slug: string;
  icon: string | null;
}

/** Labels become items, so that everything else meets one shape (R-ENT-03). */
export function normaliseCategories(categories: readonly Category[]): ServiceCategory[] {
  return categories.map((category) =>
    typeof category === 'string'
      ? { name: category, slug: slugify(category), icon: null }
      : { name: category.name, slug: category.slug ?? slugify(category.name), icon: category.icon },
  );
}
