import { catalogueFile, type ListedProduct } from '../contract/catalogue';
import { lineAt, readRows, textAt } from '../contract/reading';
import { fetchJson } from './fetch-json';

let loading: Promise<ListedProduct[]> | undefined;

/**
 * All products, fetched once for all pages by whoever needs more of them than the page carries; after a failure the
 * next call tries again. Throws when there is no good answer.
 */
export function loadCatalogue(): Promise<ListedProduct[]> {
  loading ??= fetchJson(catalogueFile.path)
    .then(readCatalogue)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Reads what the build wrote: perhaps a newer build than the one that made this page. */
function readCatalogue(answer: unknown): ListedProduct[] {
  const { rows } = readRows<ListedProduct>(answer, {
    key: catalogueFile.key,
    most: 50_000,
    longest: 20_000_000,
    read: (entry, complain) => ({
      id: Number(entry.id),
      slug: lineAt(entry, 'slug', complain),
      title: lineAt(entry, 'title', complain),
      excerpt: textAt(entry, 'excerpt', complain),
      industries: [entry.industries].flat().map(String),
      hiddenInGrid: entry.hiddenInGrid === true,
      logo: textAt(entry, 'logo', complain),
    }),
    idOf: ({ id }) => id,
  });
  return rows;
}
