import path from 'node:path';
import * as z from 'zod';
import type { LiveList } from '../../../src/contract/form';
import { type liveLists, readList } from '../../../src/contract/lists';
import type { CachedJson } from './cached-json';

const named = z.array(z.object({ id: z.string(), name: z.string().min(1) }));
const titled = z.array(z.object({ id: z.number(), title: z.string().min(1) }));

/** The entry of an answer, in the shape of the wire contract (R-API-01..03). */
type Entry = { id: string | number; name: string } | { id: number; product_name: string };

/** Where each list comes from, and how its entries look on the wire. Each throws when a file is unreadable or wrong. */
export const sources: Record<LiveList, (json: CachedJson, dataDir: string) => Promise<Entry[]>> = {
  countries: async (json, dataDir) => named.parse(await json.file(path.join(dataDir, 'live/countries.json'))),
  industries: async (json, dataDir) => {
    const industries = titled.parse(await json.file(path.join(dataDir, 'industries.json')));
    return industries.map(({ id, title }) => ({ id, name: title }));
  },
  products: async (json, dataDir) => {
    const products = titled.parse(await json.folder(path.join(dataDir, 'products')));
    return products.map(({ id, title }) => ({ id, product_name: title }));
  },
};

/** Entries in the order in which the contract sorts them, by reading them back as a browser would. */
export function sorted(list: LiveList, key: (typeof liveLists)[LiveList]['key'], entries: readonly Entry[]): Entry[] {
  if (entries.length === 0) throw new Error(`The list of ${list} is empty`);
  const byId = new Map(entries.map((entry) => [String(entry.id), entry]));
  if (byId.size < entries.length) throw new Error(`Two ${list} have the same id`);
  return readList(list, { [key]: entries }).flatMap(({ value }) => byId.get(value) ?? []);
}
