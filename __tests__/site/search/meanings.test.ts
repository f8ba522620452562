import { wordOf } from '../../../src/search/meanings';

test.each([
  ['shops', 'shop'],
  ['taxes', 'tax'],
  ['boxes', 'box'],
  ['buses', 'bus'],
  ['classes', 'class'],
  ['businesses', 'business'],
  ['branches', 'branch'],
  ['pharmacies', 'pharmacy'],
  ['houses', 'house'],
  ['expenses', 'expense'],
  ['sales', 'sale'],
  ['business', 'business'],
  ['stock', 'stock'],
])('%s is found by %s', (word, singular) => {
  expect(wordOf(word)).toBe(singular);
});
