import type { LiveList, Option } from './form-definition';
import { idAt, lineAt, type Reading, readRows, type ToText } from './reading';

/** A reference list: its path, the key of the answer that holds it, and the key of an entry's name (R-API-01..03). */
export const liveLists: Record<LiveList, { path: string; key: string; name: string }> = {
  countries: { path: '/api/country-list', key: 'country_list', name: 'name' },
  industries: { path: '/api/business-industries', key: 'industry_list', name: 'name' },
  products: { path: '/api/products-list', key: 'products_list', name: 'product_name' },
};

/** Reads the choices out of an API answer, as `readNamed` does. */
export function readList(list: LiveList, answer: unknown, toText?: ToText): Reading<Option> {
  const { rows, troubles } = readNamed(liveLists[list], answer, toText);
  return { rows: rows.map(({ id, label }) => ({ value: String(id), label })), troubles };
}

/** More than anybody has countries, or a catalogue products; ten thousand names are read in milliseconds. */
const mostEntries = 20_000;

interface Named {
  id: string | number;
  label: string;
}

/**
 * Reads entries that have a name, as `readRows` does, and sorts them by it (R-FORM-15).
 * Throws also when there is none: a form that asks for a choice could not be sent.
 */
export function readNamed(
  { key, name }: { key: string; name: string },
  answer: unknown,
  toText?: ToText,
): Reading<Named> {
  const { rows, troubles } = readRows<Named>(answer, {
    key,
    most: mostEntries,
    read: (entry, complain) => ({ id: idAt(entry), label: lineAt(entry, name, complain, toText) }),
    idOf: ({ id }) => id,
  });
  if (rows.length === 0) throw new Error(`The answer has an empty ${key}`);
  return { rows: sortByLabel(rows), troubles };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** A sorted copy, without regard to case. */
export function sortByLabel<One extends { label: string }>(options: readonly One[]): One[] {
  return [...options].sort((a, b) => collator.compare(a.label, b.label));
}
