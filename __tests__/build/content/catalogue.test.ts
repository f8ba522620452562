import { readdirSync } from 'node:fs';
import { readJson } from '../../support/folders';

interface Product {
  id: number;
  slug: string;
  title: string;
  tag: string | string[];
  type?: string;
  hiddenInGrid?: boolean;
}

const products = readdirSync('data/products').map((name) => readJson<Product>(`data/products/${name}`));
const industries = readJson<{ id: number; slug: string; title: string }[]>('data/industries.json');

test('There are 22 products (R-PROD-01)', () => {
  expect(products).toHaveLength(22);
});

test('The twelve stated product slugs are kept (R-PROD-03)', () => {
  expect(products.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      'point-of-sales-software',
      'restaurant-management-software',
      'freight-forwarding-software',
      'hospital-management-software',
      'pharmacy-management-software',
      'parking-management-software',
      'courier-management-software',
      'prescription-management-system',
      'micro-credit-management-software',
      'diagnostic-management-system',
      'enterprise-resource-planning-erp',
      'customer-relationship-management',
    ]),
  );
});

test('The nine industries stand in the stated order (R-PROD-04)', () => {
  expect(industries.map(({ title }) => title)).toEqual([
    'Retail Market',
    'Food Industry',
    'Garments Industry',
    'Health Industry',
    'Finance Industry',
    'Logistic Industry',
    'Education Industry',
    'Corporate Industry',
    'Ecommerce Industry',
  ]);
});

test.each(industries.map(({ title, slug }) => ({ title, slug })))('$title has at least one product', ({ slug }) => {
  expect(products.filter(({ tag }) => [tag].flat().includes(slug))).not.toEqual([]);
});

test('Pharmacy and restaurant are the only products left out of the plain grid (R-PROD-06)', () => {
  const hidden = products.filter(({ hiddenInGrid }) => hiddenInGrid).map(({ slug }) => slug);
  expect(hidden.sort()).toEqual(['pharmacy-management-software', 'restaurant-management-software']);
});

test('The six services keep their stated slugs (R-ENT-02)', () => {
  expect(readdirSync('data/services').sort()).toEqual([
    'apps-development.json',
    'digital-marketing.json',
    'it-outsourcing.json',
    'software-development.json',
    'ui-ux-design.json',
    'website-development.json',
  ]);
});

test('There are eleven brands, by the stated files (R-HOME-13)', () => {
  const brands = readJson<{ logo: string }[]>('data/brands.json');
  expect(brands.map(({ logo }) => logo.split('/').at(-1))).toEqual(
    Array.from({ length: 11 }, (_, index) => `${index + 1}.png`),
  );
});

test('The technologies are shown under the six stated tabs (R-HOME-21)', () => {
  const technologies = readJson<{ name: string }[]>('data/technologies.json');
  expect(technologies.map(({ name }) => name)).toEqual([
    'Frontend',
    'Mobile',
    'Backend',
    'Frameworks',
    'Database',
    'WebServer',
  ]);
});

test('Every fixed page is in the navigation, which menus, sitemap and search are made from', () => {
  const { pages } = readJson<{ pages: { to?: string }[] }>('data/navigation.json');
  const files = readdirSync('src/pages').map((name) => `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
  const listed = pages.map(({ to }) => to);
  expect(files.filter((path) => path !== '/404' && !listed.includes(path))).toEqual([]);
});
