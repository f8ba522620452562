import { generatedProduct } from '../../../scripts/bench/build/catalogue';
import { collections } from '../../../src/content/collections';
import { copiedTexts } from '../../../src/content/own-texts';
import { growth, mostPerDoubling } from '../support/growth';

test('Looking for copied texts grows no faster than the catalogue', async () => {
  const collection = collections.find(({ type }) => type === 'Product');
  if (!collection) throw new Error('There are no products.');
  const input = (size: number) =>
    Array.from({ length: size }, (_, number) => {
      const value = generatedProduct(number, ['a.svg']);
      return { collection, file: `products/${value.slug}.json`, entries: [{ value, path: '' }] };
    });
  const read = (files: ReturnType<typeof input>) => copiedTexts(collection, files);
  expect(read(input(100))).toEqual([]);
  expect(await growth({ name: 'products', largest: 1_000, input, read })).toBeLessThanOrEqual(mostPerDoubling);
});
