import { catalogueFields } from '../../../src/build/catalogue-fields';

const { Query, Industry } = catalogueFields;

/** Sixty products as they come from the disk, the last first; every third is left out of the plain grid. */
const nodes = Array.from({ length: 60 }, (_, index) => {
  const jsonId = 60 - index;
  return { jsonId, tag: jsonId % 2 ? 'food' : ['health', 'food'], hiddenInGrid: jsonId % 3 === 0 };
});
const context = { nodeModel: { findAll: async () => ({ entries: nodes }) } };

test('A page of the plain grid has its products alone, by their number', async () => {
  const second = await Query.productGrid.resolve({}, { page: 2 }, context);
  expect(second.map(({ jsonId }) => jsonId)).toEqual([37, 38, 40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59]);
});

test('The catalogue comes with what its first page shows', async () => {
  const ahead = await Query.productsAhead.resolve({}, {}, context);
  expect(ahead).toEqual(await Query.productGrid.resolve({}, { page: 1 }, context));
});

test('A small catalogue comes with all, also those that the grid leaves out', async () => {
  const small = { nodeModel: { findAll: async () => ({ entries: nodes.slice(-9) }) } };
  const ahead = await Query.productsAhead.resolve({}, {}, small);
  expect(ahead.map(({ jsonId }) => jsonId)).toEqual([1, 2, 4, 5, 7, 8, 3, 6, 9]);
});

test('An industry has its products by pages, with those that the grid leaves out, and their number', async () => {
  const health = { slug: 'health' };
  expect(await Industry.productCount.resolve(health, {}, context)).toBe(30);
  expect((await Industry.products.resolve(health, { page: 2 }, context)).map(({ jsonId }) => jsonId)).toEqual([
    50, 52, 54, 56, 58, 60,
  ]);
});

test('Menu and list of industries are given the names of eight', async () => {
  const named = await Industry.namedProducts.resolve({ slug: 'food' }, {}, context);
  expect(named.map(({ jsonId }) => jsonId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
