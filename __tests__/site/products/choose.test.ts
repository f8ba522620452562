import { choose } from '../../../src/blocks/products/choose';
import { slugify } from '../../../src/contract/slugify';
import { finderOf } from '../../../src/search/finder';

test('The plain grid leaves out what is hidden there', () => {
  expect(titles({})).toEqual(['Point of Sale', 'Clinic']);
});

test('A product hidden in the grid is found under its industry (R-PROD-06)', () => {
  expect(titles({ industry: 'health-industry' })).toEqual(['Pharmacy', 'Clinic']);
});

test('A product hidden in the grid is found by searching', () => {
  expect(titles({ query: 'pharm' })).toEqual(['Pharmacy']);
});

test('Whatever order the products come in, they are shown by their number', () => {
  const { products: shown } = choose([...products].reverse(), industries, { industry: 'health-industry', query: '' });
  expect(shown.map(({ title }) => title)).toEqual(['Pharmacy', 'Clinic']);
});

test('Blanks alone are no search', () => {
  expect(titles({ query: '   ' })).toEqual(['Point of Sale', 'Clinic']);
});

test('An industry leaves out the others', () => {
  expect(titles({ industry: 'retail-market' })).toEqual(['Point of Sale']);
});

test('Industry and search hold together', () => {
  expect(titles({ industry: 'health-industry', query: 'clinic' })).toEqual(['Clinic']);
});

test.each([
  ['the kind of business', 'grocery', 'Point of Sale'],
  ['another word for it', 'dokan', 'Point of Sale'],
  ['the industry', 'retail', 'Point of Sale'],
])('The search reads %s', (_name, query, title) => {
  expect(titles({ query })).toEqual([title]);
});

test('An unknown industry has no products', () => {
  expect(titles({ industry: 'space' })).toEqual([]);
});

describe('Once the search has been loaded', () => {
  const find = finderOf([
    { id: '/product/point-of-sale', title: 'Point of Sale', words: '', text: 'Cash and bKash.' },
    { id: '/product/pharmacy', title: 'Pharmacy', words: '', text: 'Batches. bKash, bKash and bKash.' },
    { id: '/product/gone', title: 'Gone', words: '', text: 'bKash' },
    { id: '/faqs#faq-1', title: 'Do you take bKash?', words: '', text: 'Refunds' },
  ]);

  test('products are found by what their pages say, the best match first and no others than products', () => {
    expect(choose(products, industries, { industry: '', query: 'bkash' }, find)).toEqual({
      products: [products[1], products[0]],
      isPartial: false,
      isNear: false,
      isUnserved: false,
    });
  });

  test('an industry leaves out the others', () => {
    const choice = { industry: 'retail-market', query: 'bkash' };
    expect(choose(products, industries, choice, find).products).toEqual([products[0]]);
  });

  test('products that only have a word like the one that was typed are said to', () => {
    expect(choose(products, industries, { industry: '', query: 'bkach' }, find)).toEqual({
      products: [products[1], products[0]],
      isPartial: false,
      isNear: true,
      isUnserved: false,
    });
  });

  test('words that only a question has are no words of a product, and the answer says that some are missing', () => {
    expect(choose(products, industries, { industry: '', query: 'batches refunds' }, find)).toEqual({
      products: [products[1]],
      isPartial: true,
      isNear: true,
      isUnserved: false,
    });
  });
});

const industries = [
  { slug: 'retail-market', title: 'Retail Market' },
  { slug: 'health-industry', title: 'Health Industry' },
];

const products = [
  product(1, 'Point of Sale', 'retail-market', { forWhom: ['Grocery shops'], searchWords: ['dokan'] }),
  product(2, 'Pharmacy', 'health-industry', { hiddenInGrid: true }),
  product(3, 'Clinic', 'health-industry'),
];

function titles({ industry = '', query = '' }: { industry?: string; query?: string }): string[] {
  return choose(products, industries, { industry, query }).products.map(({ title }) => title);
}

interface Details {
  forWhom?: string[];
  searchWords?: string[];
  hiddenInGrid?: boolean;
}

function product(
  jsonId: number,
  title: string,
  industry: string,
  { forWhom = [], searchWords, hiddenInGrid }: Details = {},
) {
  return {
    jsonId,
    slug: slugify(title),
    title,
    industries: [industry],
    forWhom,
    searchWords: searchWords ?? null,
    hiddenInGrid: hiddenInGrid ?? null,
  };
}
