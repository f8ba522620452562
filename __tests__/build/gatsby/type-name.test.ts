import { typeNameOf } from '../../../src/content/files/type-name';

test.each([
  ['site.json', 'Company'],
  ['products/customer-relationship-management.json', 'Product'],
  ['live/countries.json', 'Country'],
])('data/%s is of the type %s', (relativePath, type) => {
  expect(typeNameOf({ node: { relativePath } })).toBe(type);
});

test('A file that belongs to no collection stops the build, naming where to look', () => {
  expect(() => typeNameOf({ node: { relativePath: 'stray.json' } })).toThrow(
    'data/stray.json belongs to no collection; src/content/collections.ts lists them',
  );
});
