import { furtherPages, pagesFor } from '../../../src/content/catalogue-pages';
import { kindOf } from '../../../src/contract/form-definition';
import { filledInForms } from '../../../src/contract/forms/all';

test('Every product has a page at /product, asked for by its slug', () => {
  expect(pagesFor(keys({ products: ['crm'] }))).toContainEqual({
    path: '/product/crm',
    template: 'product',
    context: { slug: 'crm' },
  });
});

test('Every industry has a page below the catalogue', () => {
  expect(pagesFor(keys({ industries: ['food-industry'] }))).toContainEqual({
    path: '/products/food-industry',
    template: 'industry',
    context: { slug: 'food-industry', page: 1 },
  });
});

test('What does not fit on a page of the catalogue, of an industry or of the manuals has pages of its own', () => {
  const industries = { nodes: [{ slug: 'food-industry', productCount: 25 }] };
  expect(furtherPages({ grid: { totalCount: 49 }, industries, withManual: { totalCount: 48 } })).toEqual([
    { path: '/products/2', template: 'further-products', context: { page: 2 } },
    { path: '/products/3', template: 'further-products', context: { page: 3 } },
    { path: '/products/food-industry/2', template: 'industry', context: { slug: 'food-industry', page: 2 } },
    { path: '/documentation/2', template: 'documentation', context: { page: 2, skip: 24 } },
  ]);
});

test('A catalogue that fits on one page has no others', () => {
  const industries = { nodes: [{ slug: 'food-industry', productCount: 24 }] };
  expect(furtherPages({ grid: { totalCount: 24 }, industries, withManual: { totalCount: 0 } })).toEqual([]);
});

test('Every service has a page at /services', () => {
  expect(pagesFor(keys({ services: ['ui-ux-design'] }))).toContainEqual({
    path: '/services/ui-ux-design',
    template: 'service',
    context: { slug: 'ui-ux-design' },
  });
});

test('Every hosting plan has a page that orders it', () => {
  expect(pagesFor(keys({ plans: ['vps-5'] }))).toContainEqual({
    path: '/hosting/vps-5',
    template: 'order',
    context: { plan: 'vps-5' },
  });
});

test('Every legal text has a page at the top level', () => {
  expect(pagesFor(keys({ legalPages: ['terms'] }))).toContainEqual({
    path: '/terms',
    template: 'legal',
    context: { slug: 'terms' },
  });
});

test('Every form has a page for visitors without JavaScript to arrive at', () => {
  const paths = pagesFor(keys({})).map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining(filledInForms.map((form) => `/thank-you/${kindOf(form)}`)));
});

test('Every job has a page whose address ends with its id, and newer ones share another', () => {
  const plans = pagesFor(keys({ jobs: [{ jsonId: 103, title: 'UI/UX Designer' }] }));
  expect(plans).toContainEqual({ path: '/join-team/ui-ux-designer-103', template: 'job', context: { id: 103 } });
  expect(plans.filter(({ matchPath }) => matchPath)).toEqual([
    { path: '/join-team/position', template: 'new-job', context: {}, matchPath: '/join-team/*' },
  ]);
});

test('No two pages share a path', () => {
  const paths = pagesFor(keys({ products: ['a', 'b'], services: ['a'], legalPages: ['terms'] })).map(
    ({ path }) => path,
  );
  expect(new Set(paths).size).toBe(paths.length);
});

interface Slugs {
  products?: string[];
  industries?: string[];
  services?: string[];
  plans?: string[];
  legalPages?: string[];
  jobs?: { jsonId: number; title: string }[];
}

function keys({
  products = [],
  industries = [],
  services = [],
  plans = [],
  legalPages = [],
  jobs = [],
}: Slugs): Parameters<typeof pagesFor>[0] {
  const nodes = (slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });
  return {
    products: nodes(products),
    industries: nodes(industries),
    services: nodes(services),
    hosting: { nodes: [{ plans: plans.map((slug) => ({ slug })) }] },
    legalPages: nodes(legalPages),
    jobs: { nodes: jobs },
  };
}
