import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepLedger } from '../../../scripts/lib/keep-ledger';
import { readLedger } from '../../../src/content/ledger/ledger';
import { checkRepository } from '../../../src/content/report';
import { readRedirects, redirectsFile, redirectsOf } from '../../../src/content/served/redirects';
import { checkout } from '../../support/folders';

const [tailor, short] = ['tailor-management-software', 'tailor-software'];

test('The ledger of this checkout has every id and address that is used', () => {
  expect(checkRepository(process.cwd()).notices.filter(({ file }) => file === 'ledger.json')).toEqual([]);
});

test('A new product goes into the ledger, and nothing ever goes out', () => {
  const root = checkout();
  change(root, `products/${tailor}.json`, (text) => text.replace('"Tailor Management', '"Tailoring'));
  expect(keepLedger(root)).toBe(1);
  expect(keepLedger(root)).toBe(0);
  rmSync(path.join(root, `data/products/${tailor}.json`));
  expect(keepLedger(root)).toBe(0);
  const { ids, addresses } = readLedger(path.join(root, 'data'));
  expect(ids.products[14]).toEqual([tailor, 'Tailor Management Software', 'Tailoring Software']);
  expect(addresses).toHaveProperty([`/product/${tailor}`]);
});

test('What has problems does not go into the ledger', () => {
  const root = checkout();
  change(root, `products/${tailor}.json`, (text) => text.replace('"Tailor Management', '"<b>Tailoring'));
  expect(keepLedger(root)).toBeUndefined();
});

test('A product is renamed by its title or its address alone, and keeps its id', () => {
  const root = checkout();
  renamed(root);
  expect(checkRepository(root).problems).toEqual([]);
});

test('One whose title and address are new is said to be the same in the ledger', () => {
  const root = checkout();
  renamed(root);
  change(root, `products/${short}.json`, (text) => text.replace('"Tailor Management', '"Tailoring'));
  expect(checkRepository(root).problems).toEqual([
    expect.objectContaining({ path: 'id', message: expect.stringContaining(`write "${short}" beside its old names`) }),
  ]);
  change(root, 'ledger.json', (text) => text.replace(`"14": ["${tailor}"`, `"14": ["${short}", "${tailor}"`));
  expect(checkRepository(root).problems).toEqual([]);
});

test('A page that is gone leads where somebody wrote, else to the list that it was in', () => {
  const isPage = (address: string) => ['/', '/products', '/product/b', '/services'].includes(address);
  const addresses = {
    '/product/a': '/product/b',
    '/product/b': null,
    '/product/c': null,
    '/services/d': null,
    '/hosting/e': null,
    '/terms': null,
    '/product/f': '/gone-too',
    '//evil.example': null,
  };
  const redirects = redirectsOf(addresses, isPage);
  expect([...redirects]).toEqual([
    ['/product/a', '/product/b'],
    ['/product/c', '/products'],
    ['/services/d', '/services'],
    ['/hosting/e', '/'],
    ['/terms', '/'],
    ['/product/f', '/products'],
  ]);
  expect(redirectsFile(redirects)).toContain('/product/a /product/b 301\n');
  expect(readRedirects(redirectsFile(redirects))).toEqual(redirects);
});

test.each(['/a //evil.example 301', '/a https://evil.example 301', '/a /\\evil.example 301', '//a /b 301'])(
  'A line that would lead to another site leads nowhere: %s',
  (line) => {
    expect(readRedirects(`${line}\n/c /d 301\n`)).toEqual(new Map([['/c', '/d']]));
  },
);

/** Gives a product another address. */
function renamed(root: string): void {
  renameSync(path.join(root, `data/products/${tailor}.json`), path.join(root, `data/products/${short}.json`));
  change(root, `products/${short}.json`, (text) => text.replace(`"slug": "${tailor}"`, `"slug": "${short}"`));
}

function change(root: string, file: string, by: (text: string) => string): void {
  const absolute = path.join(root, 'data', file);
  writeFileSync(absolute, by(readFileSync(absolute, 'utf8')));
}
