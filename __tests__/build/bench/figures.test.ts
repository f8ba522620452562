import { namesIn, sizesIn } from '../../../scripts/bench/build';
import { shownByPeers } from '../../../scripts/bench/build/builders';
import { generatedProduct } from '../../../scripts/bench/build/catalogue';
import { drawGrowth } from '../../../scripts/bench/build/growth-plot';
import type { Built, Turn } from '../../../scripts/bench/build/measure-builds';
import { secondsIn, type Took } from '../../../scripts/bench/build/measure-command';
import { kindOf } from '../../../scripts/bench/build/output-size';
import { buildRows, pageRows, sizeRows } from '../../../scripts/bench/build/tables';
import { processOf, residentOfTree } from '../../../scripts/bench/build/tree-memory';
import { readJson } from '../../support/folders';

function built(products: number, list: number, cold: Took | undefined): Built {
  const turns = new Map<Turn, Took | undefined>([['cold', cold]]);
  const pages = new Map([
    ['/products/*', 20_000],
    ['/products', list],
  ]);
  return { name: 'ours', products, turns, size: { all: 5_000_000, text: 2_200_000, pages } };
}

const all = [built(22, 30_000, { wall: 83.62, processor: 120, memory: 1.5e9 }), built(1000, 45_000, undefined)];

test('A build that failed says so, and has no figures', () => {
  expect(buildRows(all).slice(1)).toEqual([
    ['ours', '22', 'cold', '83.6', '120.0', '1500'],
    ['ours', '1000', 'cold', 'failed', '–', '–'],
  ]);
});

test('What was written is given for each product too', () => {
  expect(sizeRows(all)[1]).toEqual(['ours', '22', '5.00', '2.20', '100.0']);
});

test('The page that grows most with the catalogue stands first', () => {
  expect(pageRows(all)).toEqual([
    ['Page', '22, kB', '1000, kB', '1000 to 22'],
    ['/products', '30.0', '45.0', '1.50'],
    ['/products/*', '20.0', '20.0', '1.00'],
  ]);
});

test('The memory of a build is of all processes below it, and of no other', () => {
  const [root, child, grandchild] = [2, 3, 4].map((pid) => ({ pid, parent: pid - 1, pages: pid }));
  const other = { pid: 9, parent: 1, pages: 100 };
  expect(
    residentOfTree(
      2,
      [root, child, grandchild, other].flatMap((one) => one ?? []),
    ),
  ).toBe(9 * 4096);
  const line = `7 (a) b) S 5 ${Array.from({ length: 19 }, () => '0').join(' ')} 42 0`;
  expect(processOf(line)).toMatchObject({ pid: 7, parent: 5, pages: 42 });
});

test('The processor time is the sum for itself and for the system', () => {
  expect(secondsIn('12.5 1.25\n')).toBe(13.75);
});

test('A page is of the kind of its folder', () => {
  expect(['index.html', '404.html', 'products/index.html', 'products/crm/index.html'].map(kindOf)).toEqual([
    '/',
    '/404.html',
    '/products',
    '/products/*',
  ]);
});

test('Sizes and builders that are none are refused', () => {
  expect(sizesIn('1000,22')).toEqual([22, 1000]);
  expect(namesIn('astro,ours')).toEqual(['Astro', 'ours']);
  expect(() => sizesIn('22,x')).toThrow('no sizes');
  expect(() => namesIn('hugo')).toThrow('none of');
});

test('The plot has a point for each build that was done', () => {
  expect(drawGrowth(all).match(/<circle/g)).toHaveLength(1);
});

test('Peers show the features of each product, also where these have icons', () => {
  const { features, ...one } = generatedProduct(1, ['a.svg']);
  const category = (features ?? []).map((name, at) => ({ id: at + 1, name, icon: 'star' }));
  expect(shownByPeers({ ...one, category }).features).toEqual(features);
  expect(features).not.toEqual([]);
});

test('The bare Gatsby is of the versions that ours is of, without which Gatsby builds nothing', () => {
  const ours = readJson<{ dependencies: object }>('package.json').dependencies;
  const theirs = readJson<{ dependencies: object }>('scripts/bench/build/peers/gatsby/package.json').dependencies;
  expect(theirs).toHaveProperty('gatsby');
  expect(ours).toMatchObject(theirs);
});
