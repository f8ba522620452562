import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import industryList from '../../data/industries.json';
import company from '../../data/site.json';
import { collections } from '../../src/content/collections';
import { asRead, factsOfFiles } from '../../src/content/facts/facts-of-files';
import { loadCollection } from '../../src/content/files/load';
import { product } from '../../src/content/schema/product';
import { service } from '../../src/content/schema/service';
import { normaliseCategories } from '../../src/content/served/categories';
import { fromRoot } from '../pictures/save';

export type Product = z.infer<typeof product>;
export type Service = z.infer<typeof service>;

export interface Industry {
  id: number;
  title: string;
  /** The products whose first industry this is, so that each is printed once. */
  products: Product[];
}

export const { claims, contact } = company;
export { company };

const products = readAll('data/products', product);
export const services = readAll('data/services', service);

export const industries: Industry[] = industryList.map(({ id, slug, title }) => ({
  id,
  title,
  products: products.filter(({ tag }) => [tag].flat()[0] === slug),
}));

/** The other industries that a product is made for. */
export function alsoFor({ tag }: Product): string[] {
  const others = [tag].flat().slice(1);
  return industryList.filter(({ slug }) => others.includes(slug)).map(({ title }) => title);
}

export function productTitle(slug: string): string {
  const found = products.find((one) => one.slug === slug);
  if (!found) throw new Error(`The profile shows a screen of ${slug}, which is no product.`);
  return found.title;
}

/** Descriptions are written so that the first sentence stands alone. */
export function firstSentence(description: readonly string[]): string {
  return description.join(' ').split(/(?<=[.!?]) /)[0] ?? '';
}

export function rolesOf({ category }: Service): string[] {
  return normaliseCategories(category).map(({ name }) => name);
}

const { facts } = factsOfFiles(fromRoot('data'));

/** The words of a page, with the facts that they name. */
export function wordsOf<Words>(source: string, schema: z.ZodType<Words>): Words {
  const [words] = collections
    .filter((collection) => collection.source === source)
    .flatMap((collection) => {
      const { files } = loadCollection(fromRoot('data'), collection);
      return files.flatMap(({ entries }) => entries.map(({ value }) => asRead(collection, value, facts)));
    });
  return schema.parse(words);
}

function readAll<Entry extends { id: number }>(folder: string, schema: z.ZodType<Entry>): Entry[] {
  return readdirSync(fromRoot(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => schema.parse(JSON.parse(readFileSync(path.join(fromRoot(folder), name), 'utf8'))))
    .sort((a, b) => a.id - b.id);
}
