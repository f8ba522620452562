import type { ContentFile } from '../files/load';
import type { LedgerKind } from '../schema/ledger';

/** What an id stands for. */
export interface Identity {
  kind: LedgerKind;
  id: number;
  /** By any of these it is known to be the same as before. */
  names: readonly string[];
  /** The end of its address, where it has a page. */
  slug: string | undefined;
  file: string;
  /** Of the entry in its file. */
  path: string;
}

/** The kinds whose ids leads or links keep, and the fields that name them. */
export const kinds: Readonly<Record<string, { kind: LedgerKind; names: readonly string[] }>> = {
  Product: { kind: 'products', names: ['slug', 'title'] },
  Service: { kind: 'services', names: ['slug', 'title'] },
  Industry: { kind: 'industries', names: ['slug', 'title'] },
  Job: { kind: 'jobs', names: ['title', 'published'] },
  Faq: { kind: 'faqs', names: ['title'] },
};

/** Whatever has an id, as far as its file can be read. */
export function identitiesOf(files: readonly ContentFile[]): Identity[] {
  return files.flatMap(({ collection, file, entries }) => {
    const known = kinds[collection.type];
    if (!known) return [];
    return entries.flatMap(({ value, path }) => {
      const id = field(value, 'id');
      const names = known.names.map((name) => field(value, name)).filter((name) => typeof name === 'string');
      const slug = field(value, 'slug');
      if (typeof id !== 'number' || names.length === 0) return [];
      return [{ kind: known.kind, id, names, slug: typeof slug === 'string' ? slug : undefined, file, path }];
    });
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
