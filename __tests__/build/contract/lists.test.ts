import { readList, sortByLabel } from '../../../src/contract/lists';

test('Countries are read by their own key', () => {
  expect(readList('countries', { country_list: [{ id: 'BD', name: 'Bangladesh' }] }).rows).toEqual([
    { value: 'BD', label: 'Bangladesh' },
  ]);
});

test('Industries are read by their own key', () => {
  expect(readList('industries', { industry_list: [{ id: 3, name: 'Garments' }] }).rows).toEqual([
    { value: '3', label: 'Garments' },
  ]);
});

test('Products are read by their own key and name', () => {
  expect(readList('products', { products_list: [{ id: 7, product_name: 'CRM' }] }).rows).toEqual([
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
  expect(readList('industries', answer).rows.map(({ value }) => value)).toEqual(['1', 'two']);
});

test('Choices without a list to choose from are a failure: the form could not be sent', () => {
  expect(() => readList('countries', { country_list: [] })).toThrow('The answer has an empty country_list');
});

test.each([
  ['has another key', { countries: [] }, 'The answer has no country_list'],
  ['is nothing', null, 'The answer has no country_list'],
  ['is a bare list', [{ id: 1, name: 'A' }], 'The answer has no country_list'],
  ['is a page', '<!doctype html>', 'The answer has no country_list'],
  ['holds something else than a list', { country_list: { id: 1 } }, 'The answer has no country_list'],
  ['has no entry that can be used', { country_list: ['BD', {}] }, 'No entry can be used. Entry 1 is not an object'],
])('An answer that %s is a failure, never an empty list', (_name, answer, message) => {
  expect(() => readList('countries', answer)).toThrow(message);
});

test('A mistake of ours is a failure too, and never an entry that is lost quietly', () => {
  const country_list = [
    { id: 'BD', name: 'Bangladesh' },
    { id: 'BT', name: 'Bhutan' },
  ];
  const toText = (name: string) => {
    if (name === 'Bhutan') throw new TypeError("Cannot read properties of undefined (reading 'nodeType')");
    return name;
  };
  expect(() => readList('countries', { country_list }, toText)).toThrow(TypeError);
});

test.each([
  ['is not an object', 'BD', 'Entry 1 is not an object'],
  ['has no id', { name: 'A' }, 'Entry 1 has no id'],
  ['has an empty id', { id: ' ', name: 'A' }, 'Entry 1 (id  ) has no id'],
  ['has an id that is no name', { id: {}, name: 'A' }, 'Entry 1 has no id'],
  ['has no name', { id: 1 }, 'Entry 1 (id 1) has no name'],
  ['has an empty name', { id: 1, name: ' ' }, 'Entry 1 (id 1) has no name'],
  ['has a name that is an object', { id: 1, name: {} }, 'Entry 1 (id 1) has no name'],
])('An entry that %s is left out and named, and the others are kept (X6)', (_name, bad, trouble) => {
  const { rows, troubles } = readList('countries', { country_list: [bad, { id: 'BD', name: 'Bangladesh' }] });
  expect(rows).toEqual([{ value: 'BD', label: 'Bangladesh' }]);
  expect(troubles).toContain(trouble);
});

test('Of two entries with one id the first is kept', () => {
  const country_list = [
    { id: 1, name: 'Zambia' },
    { id: '1', name: 'Angola' },
  ];
  expect(readList('countries', { country_list })).toEqual({
    rows: [{ value: '1', label: 'Zambia' }],
    troubles: ['Entry 2 (id 1) has the id of an earlier one'],
  });
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

test('Of more entries than a page reads, the first 20,000 are kept, and the console says so', () => {
  const entries = Array.from({ length: 20_001 }, (_, id) => ({ id, name: 'A' }));
  const { rows, troubles } = readList('countries', { country_list: entries });
  expect(rows).toHaveLength(20_000);
  expect(troubles).toEqual(['Only the first 20000 of 20001 entries are read']);
});
