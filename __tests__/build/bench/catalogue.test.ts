import path from 'node:path';
import { generatedProduct, mostGenerated } from '../../../scripts/bench/build/catalogue';
import { changeWord, writeCatalogue } from '../../../scripts/bench/build/write-catalogue';
import { linesOf } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';

const logos = ['a.svg', 'b.svg'];

test('A catalogue of 64 products passes the content check', () => {
  const root = checkout();
  const data = path.join(root, 'data');
  const all = writeCatalogue(data, 64);
  expect(all).toHaveLength(64);
  expect(linesOf(checkRepository(root).problems)).toEqual([]);
});

test('The same number makes the same product, and no two have an id, an address or a title in common', () => {
  const all = Array.from({ length: mostGenerated }, (_, number) => generatedProduct(number, logos));
  expect(generatedProduct(7, logos)).toEqual(all[7]);
  for (const key of ['id', 'slug', 'title', 'projectName'] as const)
    expect(new Set(all.map((one) => one[key])).size).toBe(mostGenerated);
  expect(mostGenerated).toBeGreaterThan(10_000);
  const repeated = all.filter(({ searchWords }) => new Set(searchWords).size !== searchWords?.length);
  expect(repeated.map(({ slug }) => slug)).toEqual([]);
});

test('A catalogue uses all nine industries', () => {
  const tags = Array.from({ length: 30 }, (_, number) => generatedProduct(number, logos).tag);
  expect(new Set(tags).size).toBe(9);
});

test('A changed word changes a product by one word', () => {
  const one = generatedProduct(3, logos);
  const [before, after] = [one, changeWord(one)].map(({ description }) => description.join(' ').split(' '));
  expect(after).toHaveLength(before?.length ?? 0);
  expect(after?.filter((word, place) => word !== before?.[place])).toEqual(['today.']);
  expect({ ...changeWord(one), description: one.description }).toEqual(one);
});
