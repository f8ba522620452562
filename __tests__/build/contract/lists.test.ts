import { readList, sortByLabel } from '../../../src/contract/lists';

test('Countries are read by their own key', () => {
  expect(readList('countries', { country_list: [{ id: 'BD', name: 'Bangladesh' }] })).toEqual([
    { value: 'BD', label: 'Bangladesh' },
  ]);
});

test('Industries are read by their own key', () => {
  expect(readList('industries', { industry_list: [{ id: 3, name: 'Garments' }] })).toEqual([
    { value: '3', label: 'Garments' },
  ]);
});

test('Products are read by their own key and name', () => {
  expect(readList('products', { products_list: [{ id: 7, product_name: 'CRM' }] })).toEqual([
    { value: '7', label: 'CRM' },
  ]);
});

test("Ids may be numbers or text, because they are the server's", () => {
  const answer = {
    industry_list: [
      { id: 1, name: 'A' },
      { id: 'two', name: 'B' },
    ],
  };
  expect(readList('industries', answer).map(({ value }) => value)).toEqual(['1', 'two']);
});

test('A list without entries is an empty list', () => {
  expect(readList('countries', { country_list: [] })).toEqual([]);
});

test.each([
  ['has another key', { countries: [] }, 'The answer has no country_list'],
  ['is nothing', null, 'The answer has no country_list'],
  ['is a bare list', [{ id: 1, name: 'A' }], 'The answer has no country_list'],
  ['is a page', '<!doctype html>', 'The answer has no country_list'],
  ['holds something else than a list', { country_list: { id: 1 } }, 'The answer has no country_list'],
  ['has an entry that is not an object', { country_list: ['BD'] }, 'An entry of the list is not an object'],
  ['has an entry without an id', { country_list: [{ name: 'A' }] }, 'An entry of the list has no id'],
  ['has an entry whose id is no name', { country_list: [{ id: {}, name: 'A' }] }, 'An entry of the list has no id'],
  ['has an entry without a name', { country_list: [{ id: 1 }] }, 'An entry of the list has no name'],
  ['has an entry with an empty name', { country_list: [{ id: 1, name: '' }] }, 'An entry of the list has no name'],
])('An answer that %s is a failure, never an empty list', (_name, answer, message) => {
  expect(() => readList('countries', answer)).toThrow(message);
});

test('Choices are sorted by what is read, whatever the case and accents', () => {
  expect(sortByLabel(['beta', 'Åland', 'Alpha', 'Zeta'].map(option)).map(({ label }) => label)).toEqual([
    'Åland',
    'Alpha',
    'beta',
    'Zeta',
  ]);
});

test('Sorting leaves the source as it was', () => {
  const source = Object.freeze(['b', 'a'].map(option));
  sortByLabel(source);
  expect(source.map(({ label }) => label)).toEqual(['b', 'a']);
});

function option(label: string) {
  return { value: label, label };
}
