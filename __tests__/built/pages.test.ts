/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { all, builtPages, faults, type ParsedPage, parsedPages } from '../../kit/built-site';
import { targetsOf } from '../../src/content/report';
import { kindOf } from '../../src/contract/form-definition';
import { filledInForms } from '../../src/contract/forms/all';
import { entriesOf, readJson } from '../support/folders';

const pages = parsedPages();
const paths = pages.map(({ path }) => path);

describe('There is a page', () => {
  test('for every file under src/pages', () => {
    const names = readdirSync('src/pages').filter((name) => name.endsWith('.tsx'));
    const expected = names.map((name) =>
      `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`.replace('/404', '/404.html'),
    );
    expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('for every product, service, legal text and form', () => {
    const expected = [
      ...slugsIn('data/products').map((slug) => `/product/${slug}`),
      ...readJson<{ slug: string }[]>('data/industries.json').map(({ slug }) => `/products/${slug}`),
      ...slugsIn('data/services').map((slug) => `/services/${slug}`),
      ...slugsIn('data/legal').map((slug) => `/${slug}`),
      ...filledInForms.map((form) => `/thank-you/${kindOf(form)}`),
    ];
    expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
  });
});

test('The content may lead to every page, and to no other address', () => {
  const known = [...targetsOf(process.cwd()).pages].filter((path) => path !== '/404');
  const made = paths.map((path) => (path === '/404.html' ? '' : path)).filter(Boolean);
  expect(known.sort()).toEqual(made.sort());
});

describe('Every page', () => {
  test('says that it is in English', () => {
    expect(faults(pages, ({ document }) => (document.documentElement.lang === 'en' ? [] : ['no lang']))).toEqual([]);
  });

  test('holds no zero bytes, which React may leave in the middle of a word', () => {
    expect(faults(builtPages(), ({ html }) => (html.includes('\0') ? ['zero bytes'] : []))).toEqual([]);
  });

  test('has exactly one h1', () => {
    expect(faults(pages, (page) => (all(page, 'h1').length === 1 ? [] : [`${all(page, 'h1').length} h1`]))).toEqual([]);
  });

  test('has headings that skip no level', () => {
    expect(faults(pages, (page) => skippedLevels(page))).toEqual([]);
  });

  test('has one main landmark, which the skip link leads to first', () => {
    const found = faults(pages, (page) => {
      const first = page.document.querySelector('a[href]')?.getAttribute('href');
      return all(page, 'main').length === 1 && first === `#${page.document.querySelector('main')?.id}`
        ? []
        : ['no skip link'];
    });
    expect(found).toEqual([]);
  });

  test('describes its pictures, or says that they are decoration', () => {
    expect(faults(pages, (page) => all(page, 'img:not([alt])').map(({ outerHTML }) => outerHTML))).toEqual([]);
  });

  test('reserves the space of its pictures', () => {
    const found = faults(pages, (page) => all(page, 'img:not([width][height])').map(({ outerHTML }) => outerHTML));
    expect(found).toEqual([]);
  });

  test('uses each id once', () => {
    const found = faults(pages, (page) => repeated(all(page, '[id]').map(({ id }) => id)));
    expect(found).toEqual([]);
  });

  test('is never left loading', () => {
    const found = faults(pages, ({ document }) =>
      /\bLoading( \.{2,}|…)/.test(document.body.textContent ?? '') ? ['Loading'] : [],
    );
    expect(found).toEqual([]);
  });
});

function slugsIn(folder: string): string[] {
  return entriesOf<{ slug: string }>(folder).map(({ slug }) => slug);
}

function skippedLevels(page: ParsedPage): string[] {
  let level = 0;
  return all(page, 'h1, h2, h3, h4, h5, h6').flatMap(({ tagName, textContent }) => {
    const before = level;
    level = Number(tagName.slice(1));
    return level > before + 1 && before > 0 ? [`h${before} then h${level} ${textContent}`] : [];
  });
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
