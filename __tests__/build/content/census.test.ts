import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LiveLists } from '../../../api/src/lists/live-lists';
import { collections } from '../../../src/content/collections';
import { census, censusInWords, filesOf, isUnread } from '../../../src/content/files/census';
import { checkRepository } from '../../../src/content/report';
import { checkout } from '../../support/folders';

/** Files that people believe to be content. */
const strays = [
  'products/upper-clinic.JSON',
  'products/health/sub-clinic.json',
  'product/new-clinic.json',
  'products/new-clinic.json.txt',
  'new.json',
];
const leftovers = [
  'products/.clinic.json.swp',
  '.DS_Store',
  'products/Thumbs.db',
  'site.json~',
  'products/~$clinic.json',
  'products/.~lock.clinic.json#',
];

test('Every file is counted, and the sum says of what kind', () => {
  const { data } = withStrays();
  const words = censusInWords(data);
  expect(words).toMatch(/22 products, .*10 jobs, .*6 ignored, .*5 unread files, .*: \d+ files$/);
  const counts = [...words.matchAll(/(\d+) /g)].map(([, count]) => Number(count));
  expect(counts.at(-1)).toBe(census(data).length);
  expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(counts.at(-1));
});

test('A file that nobody reads is refused, and what systems leave behind is not', () => {
  const { root } = withStrays();
  const { problems } = checkRepository(root);
  expect(problems.map(({ file }) => file).sort()).toEqual([...strays].sort());
});

test('Gatsby reads the files that were checked, and no others', () => {
  const { data } = withStrays();
  const leftAlone = isUnread(data);
  const read = census(data).filter(({ file }) => !leftAlone(path.join(data, file)));
  const published = collections.filter(({ unpublished }) => !unpublished);
  const checked = published.flatMap((collection) => filesOf(data, collection));
  expect(
    read
      .filter(({ kind }) => kind.kind !== 'picture')
      .map(({ file }) => file)
      .sort(),
  ).toEqual(checked.sort());
  expect(leftAlone(path.join(data, 'products'))).toBe(false);
});

test('The backend answers the products that were checked, and no others', async () => {
  const { data } = withStrays();
  writeFileSync(path.join(data, 'products/.hidden.json'), '{ "id": 99, "title": "Hidden" }');
  const lists = new LiveLists(data, { warn: () => {} });
  const { options = [] } = (await lists.get('products')) ?? {};
  expect(options).toHaveLength(filesOf(data, productFiles()).length);
});

function productFiles() {
  const found = collections.find(({ type }) => type === 'Product');
  if (!found) throw new Error('There is no collection of products');
  return found;
}

function withStrays() {
  const root = checkout();
  const data = path.join(root, 'data');
  for (const file of [...strays, ...leftovers]) {
    mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
    writeFileSync(path.join(data, file), '{ "id": 98, "title": "Clinic" }');
  }
  return { root, data };
}
