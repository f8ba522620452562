import type { CreateResolversArgs } from 'gatsby';
import company from '../../../data/site.json';
import { addResolvers } from '../../../src/build/resolvers';
import { factsOf, filled } from '../../../src/content/facts/facts';
import { benignHtml } from '../../support/benign-html';
import { hostileHtml } from '../../support/hostile-html';

test('A card asks for the beginning of a description, whose paragraphs read on', () => {
  const source = { description: ['One two.', 'Three four.'] };
  expect(resolve('Product', 'excerpt', source, { length: 12 })).toBe('One two. Thr...');
});

test('The industries of a product are a list, whether the file names one or several', () => {
  expect(resolve('Product', 'industries', { tag: 'retail-market' })).toEqual(['retail-market']);
  expect(resolve('Product', 'industries', { tag: ['a', 'b'] })).toEqual(['a', 'b']);
});

test('A product is shown by the first of its screens, and one without screens by none', () => {
  const [first, second] = [{ alt: 'Dashboard' }, { alt: 'List' }];
  expect(resolve('Product', 'mainScreen', { images: [first, second] })).toBe(first);
  expect(resolve('Product', 'mainScreen', {})).toBeNull();
});

test('On a phone a product is shown by the last of its screens, which is drawn on one', () => {
  const [first, last] = [{ alt: 'Dashboard' }, { alt: 'Phone' }];
  expect(resolve('Product', 'phoneScreen', { images: [first, last] })).toBe(last);
  expect(resolve('Product', 'phoneScreen', {})).toBeNull();
});

test('A film is shown by another screen than those above and below it, where there are so many', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ src: `${name}.png` }));
  expect(resolve('Product', 'filmScreen', { images: six })).toBe(six[3]);
  const [first, second] = [{ src: 'a.png' }, { src: 'b.png' }];
  expect(resolve('Product', 'filmScreen', { images: [first, second] })).toBe(second);
  expect(resolve('Product', 'filmScreen', { images: [first] })).toBe(first);
  expect(resolve('Product', 'filmScreen', {})).toBeNull();
});

test('The categories of a service are items, whether the file holds labels or items', () => {
  expect(resolve('Service', 'categories', { category: ['Web Developer'] })).toEqual([
    { name: 'Web Developer', slug: 'web-developer', icon: null },
  ]);
});

test('The company profile comes with its size, and no profile with none', () => {
  expect(resolve('Company', 'companyProfileSize', company)).toMatch(/^\d\.\d MB$/);
  expect(resolve('Company', 'companyProfileSize', { companyProfile: null })).toBeNull();
});

test('A menu is the pages it names, in its own order', () => {
  const pages = [
    { label: 'Home', to: '/' },
    { label: 'Login', external: 'portal' },
  ];
  expect(resolve('Navigation', 'topBar', { pages, topBar: ['portal', '/'] })).toEqual([pages[1], pages[0]]);
});

test('HTML of a question is sanitised before a page can ask for it (X1)', async () => {
  const answers = (texts: readonly string[]) => {
    return Promise.all(texts.map(async (description) => String(await resolve('Faq', 'description', { description }))));
  };
  const built = await answers(hostileHtml);
  expect(
    built.filter((html) => /<(?!\/?(?:p|br|ul|ol|li|strong|em|h[345]|a)(?: href="[^"<>]*")?>)/.test(html)),
  ).toEqual([]);
  expect(built.filter((html) => /href="(?!https?:|mailto:|\/(?!\/))/i.test(html))).toEqual([]);
  // Answers of ours may name facts, of which this catalogue has few.
  expect(await answers(benignHtml)).toEqual(benignHtml.map((html) => filled(html, facts)));
});

test('An answer says the facts that it names, as the catalogues have them', async () => {
  const description = '<p>From {lowest:shared}, {count:plans} plans, {count:products} products</p>';
  expect(await resolve('Faq', 'description', { description })).toBe('<p>From ৳1,500, one plans, two products</p>');
});

/** What Gatsby holds of the content. */
const hosting = [{ slug: 'shared', plans: [{ slug: 'starter-1', price: 1500 }] }];
const facts = factsOf({ company, hosting, counts: { products: 2, services: 0, industries: 0 } });
const nodes: Record<string, object[]> = {
  Company: [company],
  HostingGroup: hosting,
  Product: [{}, {}],
  Service: [],
  Industry: [],
};
const context = { nodeModel: { findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }) } };

type Resolvers = Record<
  string,
  Record<string, { resolve: (source: object, args: object, context: object) => unknown }>
>;

/** Asks a field of a type the way Gatsby would. */
function resolve(type: string, field: string, source: object, args: object = {}): unknown {
  let added: Resolvers = {};
  const createResolvers = (resolvers: Resolvers) => {
    added = resolvers;
  };
  addResolvers({ createResolvers } as unknown as CreateResolversArgs);
  return added[type]?.[field]?.resolve(source, args, context);
}
