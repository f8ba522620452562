import { slugify } from '../../../src/contract/slugify';
import { entriesOf, readJson } from '../../support/folders';

type Entry = Record<string, unknown>;

interface Service extends Entry {
  id: number;
  slug: string;
}

interface Group extends Entry {
  plans: Entry[];
}

const services = entriesOf<Service>('data/services').sort((one, other) => one.id - other.id);
const products = entriesOf<Entry & { slug: string; images?: unknown[] }>('data/products');
const groups = entriesOf<Group>('data/hosting');

test('There are six services, in the stated order (R-ENT-02)', () => {
  expect(services.map(({ slug }) => slug)).toEqual([
    'software-development',
    'website-development',
    'apps-development',
    'digital-marketing',
    'ui-ux-design',
    'it-outsourcing',
  ]);
});

test.each(services)('The service $slug has the stated fields (R-ENT-01)', (service) => {
  expect(missing(service, 'id', 'slug', 'title', 'description', 'icon', 'color', 'category')).toEqual([]);
});

test.each(products)('The product $slug has the stated fields (R-ENT-04)', (product) => {
  const stated = ['id', 'icon', 'slug', 'logo', 'tag', 'title', 'projectName', 'projectUrl', 'watchUrl'];
  expect(missing(product, ...stated, 'documentationUrl', 'social', 'description', 'images')).toEqual([]);
  expect([undefined, 'featured']).toContain(product.type);
  expect('category' in product).toBe(!('features' in product));
  expect(product.images).toHaveLength(6);
});

test.each(readJson<{ slug: string; title: string; icon: string }[]>('data/industries.json'))(
  'The industry $title has a slug made from its title, and an icon (R-ENT-06)',
  ({ slug, title, icon }) => {
    expect(slug).toBe(slugify(title));
    expect(icon).not.toBe('');
  },
);

test.each(groups.flatMap(({ period, plans }) => plans.map((plan) => ({ ...plan, period }) as Entry)))(
  'The plan $name has the stated fields (R-ENT-07)',
  (plan) => {
    expect(missing(plan, 'name', 'location', 'price', 'period', 'features')).toEqual([]);
    expect(typeof plan.price).toBe('number');
  },
);

/** Fields that an entry does not have. */
function missing(entry: Entry, ...fields: readonly string[]): string[] {
  return fields.filter((field) => entry[field] === undefined);
}
