import type { z } from 'zod';
import { type Collection, collections, namesFacts } from '../collections';
import { loadCollection } from '../files/load';
import { hostingGroup } from '../schema/hosting';
import { site } from '../schema/site';
import { type Facts, factsOf, filled } from './facts';

/** Facts are made of these. */
const types = ['Company', 'HostingGroup', 'Product', 'Service', 'Industry'];

/** The facts of a content folder; undefined while a file that they are made of is wrong. */
export function factsOfFiles(dataDir: string): Facts | undefined {
  const known = new Map<string, ReturnType<typeof loadCollection>[]>();
  const [company] = all(site, 'Company');
  const hosting = all(hostingGroup, 'HostingGroup');
  if (!company || hosting.length === 0) return undefined;
  // One that cannot be read may be the one that a text speaks of.
  if (types.some((type) => loaded(type).some(({ problems }) => problems.length > 0))) return undefined;
  const counts = { products: countOf('Product'), services: countOf('Service'), industries: countOf('Industry') };
  return factsOf({ company, hosting, counts });

  /** Empty when one of them is wrong. */
  function all<T>(schema: z.ZodType<T>, type: string): T[] {
    const entries = valuesOf(type).map((value) => schema.safeParse(value));
    return entries.every(({ success }) => success) ? entries.flatMap(({ data }) => data ?? []) : [];
  }

  function countOf(type: string): number {
    return valuesOf(type).length;
  }

  function valuesOf(type: string): unknown[] {
    return loaded(type).flatMap(({ files }) => files.flatMap(({ entries }) => entries.map(({ value }) => value)));
  }

  function loaded(type: string) {
    const files =
      known.get(type) ??
      collections
        .filter((collection) => collection.type === type)
        .map((collection) => loadCollection(dataDir, collection));
    known.set(type, files);
    return files;
  }
}

/** An entry as visitors read it: all its texts with their facts, if those of its collection have any. */
export function asRead(collection: Collection, value: unknown, facts: Facts | undefined): unknown {
  return facts && namesFacts(collection) ? withFacts(value, facts) : value;
}

function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return filled(value, facts);
  if (Array.isArray(value)) return value.map((entry) => withFacts(entry, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withFacts(entry, facts)]));
}
