import { catalogueFile, type ListedProduct } from '../contract/catalogue';
import { lineAt, readRows, textAt } from '../contract/reading';
import { Once } from '../shared/once';
import { fetchJson } from './fetch-json';

/** All products, for whoever needs more of them than the page carries. */
export const wholeCatalogue = new Once(async () => readCatalogue(await fetchJson(catalogueFile.path)));

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
