import type { LiveList, Option } from './form';
import { isRecord } from './record';

/** A reference list: its path, the key of the answer that holds it, and the key of an entry's name (R-API-01..03). */
export const liveLists: Record<LiveList, { path: string; key: string; name: string }> = {
  countries: { path: '/api/country-list', key: 'country_list', name: 'name' },
  industries: { path: '/api/business-industries', key: 'industry_list', name: 'name' },
  products: { path: '/api/products-list', key: 'products_list', name: 'product_name' },
};

/**
 * Reads the choices out of an API answer, sorted by label (R-FORM-15).
 * Throws when the key is missing or an entry is malformed: that is a failure, never an empty list (R-API-14).
 */
export function readList(list: LiveList, answer: unknown): Option[] {
  const { key, name } = liveLists[list];
  const entries = isRecord(answer) ? answer[key] : undefined;
  if (!Array.isArray(entries)) throw new Error(`The answer has no ${key}`);
  return sortByLabel(entries.map((entry) => readOption(entry, name)));
}

/** Ids belong to the server: ours are strings and numbers, another backend's may be either (R-ENT-10). */
function readOption(entry: unknown, name: string): Option {
  if (!isRecord(entry)) throw new Error('An entry of the list is not an object');
  const { id, [name]: label } = entry;
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('An entry of the list has no id');
  if (typeof label !== 'string' || label === '') throw new Error(`An entry of the list has no ${name}`);
  return { value: String(id), label };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** A sorted copy, without regard to case. */
export function sortByLabel(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => collator.compare(a.label, b.label));
}
