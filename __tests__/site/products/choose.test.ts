import { choose } from '../../../src/blocks/products/choose';

test('The plain grid leaves out what is hidden there', () => {
  expect(titles({})).toEqual(['Point of Sale', 'Clinic']);
});

test('A product hidden in the grid is found under its industry (R-PROD-06)', () => {
  expect(titles({ industry: 'health-industry' })).toEqual(['Pharmacy', 'Clinic']);
});

test('A product hidden in the grid is found by searching', () => {
  expect(titles({ query: 'pharm' })).toEqual(['Pharmacy']);
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

const industries = [
  { slug: 'retail-market', title: 'Retail Market' },
  { slug: 'health-industry', title: 'Health Industry' },
];

const products = [
  product('Point of Sale', 'retail-market', { forWhom: ['Grocery shops'], searchWords: ['dokan'] }),
  product('Pharmacy', 'health-industry', { hiddenInGrid: true }),
  product('Clinic', 'health-industry'),
];

function titles({ industry = '', query = '' }: { industry?: string; query?: string }): string[] {
  return choose(products, industries, { industry, query }).map(({ title }) => title);
}

interface Details {
  forWhom?: string[];
  searchWords?: string[];
  hiddenInGrid?: boolean;
}

function product(title: string, industry: string, { forWhom = [], searchWords, hiddenInGrid }: Details = {}) {
  return {
    title,
    industries: [industry],
    forWhom,
    searchWords: searchWords ?? null,
    hiddenInGrid: hiddenInGrid ?? null,
  };
}
