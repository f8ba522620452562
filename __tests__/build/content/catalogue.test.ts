import { readdirSync } from 'node:fs';
import { entriesOf, readJson } from '../../support/folders';

const products = entriesOf<{ tag: string | string[] }>('data/products');
const industries = readJson<{ slug: string; title: string }[]>('data/industries.json');

test('There are 22 products (R-PROD-01)', () => {
  expect(products).toHaveLength(22);
});

test.each(industries)('$title has at least one product', ({ slug }) => {
  expect(products.filter(({ tag }) => [tag].flat().includes(slug))).not.toEqual([]);
});

test('Every fixed page but those that search is in the navigation, which menus, sitemap and search are made from', () => {
  const { pages } = readJson<{ pages: { to?: string }[] }>('data/navigation.json');
  const files = readdirSync('src/pages').map((name) => `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
  const listed = pages.map(({ to }) => to);
  expect(files.filter((path) => !['/404', '/search'].includes(path) && !listed.includes(path))).toEqual([]);
});
