/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { all, pageAt, parsedPages } from '../../kit/built-site';
import type { ListedProduct } from '../../src/contract/catalogue';
import { entriesOf, readJson } from '../support/folders';

const pages = parsedPages();
const products = entriesOf<Product>('data/products');

interface Product {
  slug: string;
  title: string;
  tag: string | string[];
  hiddenInGrid?: boolean;
  documentationUrl: string | null;
  id: number;
}

describe('Every product', () => {
  test('shows its own screen when it is shared', () => {
    const pictures = products.map(({ slug }) =>
      pageAt(pages, `/product/${slug}`).document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    );
    expect(new Set(pictures).size).toBe(products.length);
    expect(pictures.filter((address) => address?.endsWith('/img/share.png'))).toEqual([]);
  });

  test('has its name as the heading of its page', () => {
    const headings = products.map(
      ({ slug }) => pageAt(pages, `/product/${slug}`).document.querySelector('h1')?.textContent,
    );
    expect(headings).toEqual(products.map(({ title }) => title));
  });

  test('has a card in the catalogue, unless it is hidden in the plain grid', () => {
    const cards = linksOn('/products', 'main');
    expect(
      products.filter(({ slug, hiddenInGrid }) => cards.includes(`/product/${slug}`) === (hiddenInGrid === true)),
    ).toEqual([]);
  });

  test('can be reached from the sitemap page', () => {
    const links = linksOn('/sitemap', 'main');
    expect(products.filter(({ slug }) => !links.includes(`/product/${slug}`))).toEqual([]);
  });

  test('with a manual has a row on the documentation page', () => {
    const links = linksOn('/documentation', 'main');
    expect(products.filter(({ documentationUrl }) => documentationUrl && !links.includes(documentationUrl))).toEqual(
      [],
    );
  });

  test('can be chosen in the demo form', () => {
    const options = all<HTMLOptionElement>(pageAt(pages, '/schedule-a-demo'), 'select[name=product] option');
    const offered = options.map(({ value, text }) => `${value} ${text}`);
    expect(products.filter(({ id, title }) => !offered.includes(`${id} ${title}`))).toEqual([]);
  });
});

test('Whoever does not know which product fits is led to a message, which begins with the industry', () => {
  expect(linksOn('/products', 'main')).toContain('/contact#message');
  expect(linksOn('/products/health-industry', 'main')).toContain('/contact?looked-for=Health+Industry#message');
});

/** Addresses that part of a page links to, as written. */
function linksOn(path: string, part: string): (string | null)[] {
  return all(pageAt(pages, path), `${part} a[href]`).map((link) => link.getAttribute('href'));
}

test('The file of all products has of each what its card shows and what a filter asks', () => {
  const { products: listed } = readJson<{ products: ListedProduct[] }>('public/catalogue.json');
  const facts = listed.map(({ slug, industries, hiddenInGrid }) => ({ slug, industries, hiddenInGrid }));
  expect(facts.sort(bySlug)).toEqual(
    products
      .map(({ slug, tag, hiddenInGrid }) => ({ slug, industries: [tag].flat(), hiddenInGrid: hiddenInGrid === true }))
      .sort(bySlug),
  );
  expect(listed.filter(({ logo }) => !existsSync(`public${logo}`))).toEqual([]);
  // Eighty characters, and the dots that stand for the rest (R-PROD-07).
  expect(listed.filter(({ excerpt }) => excerpt.length < 60 || excerpt.length > 83)).toEqual([]);
});

function bySlug(one: { slug: string }, other: { slug: string }): number {
  return one.slug < other.slug ? -1 : 1;
}
