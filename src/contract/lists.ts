import * as z from 'zod/mini';
import type { LiveList, Option } from './form';

/** Ids belong to the server: ours are strings and numbers, another backend's may be either (R-ENT-10). */
const id = z.union([z.string(), z.number()]);

const named = z.array(z.object({ id, name: z.string().check(z.minLength(1)) }));
const products = z.array(z.object({ id, product_name: z.string().check(z.minLength(1)) }));

/** The three reference lists: path, and the key of the answer that holds the list (R-API-01..03). */
export const liveLists = {
  countries: { path: '/api/country-list', key: 'country_list' },
  industries: { path: '/api/business-industries', key: 'industry_list' },
  products: { path: '/api/products-list', key: 'products_list' },
} as const;

/**
 * Reads the choices out of an API answer, sorted by label (R-FORM-15).
 * Throws when the key is missing or an entry is malformed: that is a failure, never an empty list (R-API-14).
 */
export function readList(list: LiveList, answer: unknown): Option[] {
  const { key } = liveLists[list];
  const entries = z.parse(z.record(z.string(), z.unknown()), answer)[key];
  const options =
    list === 'products'
      ? z.parse(products, entries).map((entry) => ({ value: String(entry.id), label: entry.product_name }))
      : z.parse(named, entries).map((entry) => ({ value: String(entry.id), label: entry.name }));
  return sortByLabel(options);
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** A sorted copy, without regard to case. */
export function sortByLabel(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => collator.compare(a.label, b.label));
}
