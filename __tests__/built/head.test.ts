/** @jest-environment jsdom */
import sharp from 'sharp';
import { all, faults, isHidden, type ParsedPage, parsedPages } from '../../kit/built-site';
import { entriesOf, readJson } from '../support/folders';

const pages = parsedPages();
const indexable = pages.filter((page) => !isHidden(page));
const company = readJson<{ name: string; tagline: string; title: string }>('data/site.json');

describe('Every page', () => {
  test('has exactly one title', () => {
    expect(faults(pages, (page) => (all(page, 'head > title').length === 1 ? [] : ['not one title']))).toEqual([]);
  });

  test('has a title in the stated form (R-ROUTE-24)', () => {
    const end = ` | ${company.name} | ${company.title}`;
    const found = faults(pages, ({ path, document: { title } }) => {
      const isRight = path === '/' ? title === `${company.name} | ${company.tagline}` : title.endsWith(end);
      return isRight && !title.startsWith(' |') ? [] : [title];
    });
    expect(found).toEqual([]);
  });

  test('has a title that no other page has', () => {
    expect(shared(indexable, ({ document }) => document.title)).toEqual([]);
  });

  test('has exactly one description', () => {
    expect(faults(pages, (page) => (descriptions(page).length === 1 ? [] : descriptions(page)))).toEqual([]);
  });

  test('has a description that no other page has, and that search engines do not cut', () => {
    expect(shared(indexable, (page) => descriptions(page)[0] ?? '')).toEqual([]);
    const lengths = faults(indexable, (page) => descriptions(page).filter(({ length }) => length < 70 || length > 160));
    expect(lengths).toEqual([]);
  });

  test('names its own address as canonical, or that of the page that stands for it', () => {
    const other = new Map<string, string>();
    for (const { slug, page } of entriesOf<{ slug: string; page?: string }>('data/services'))
      if (page) other.set(`/services/${slug}`, page);
    const found = faults(pages, (page) => {
      const addresses = all<HTMLLinkElement>(page, 'link[rel=canonical]').map(({ href }) => new URL(href).pathname);
      const expected = isHidden(page) ? [] : [other.get(page.path) ?? page.path];
      return String(addresses) === String(expected) ? [] : [`canonical is ${addresses.join(', ') || 'missing'}`];
    });
    expect(found).toEqual([]);
  });

  test('shows a picture of 1200 × 630 when it is shared, with its description', async () => {
    const sizes = new Map<string, string>();
    const content = (page: ParsedPage, name: string) =>
      all<HTMLMetaElement>(page, `meta[property="${name}"]`).map((meta) => meta.content);
    for (const address of new Set(pages.flatMap((page) => content(page, 'og:image')))) {
      const { width, height, format } = await sharp(`public${new URL(address).pathname}`).metadata();
      sizes.set(address, `${width} × ${height} ${format}`);
    }
    const found = faults(pages, (page) => {
      const [address = '', ...more] = content(page, 'og:image');
      const said = `${content(page, 'og:image:width')} × ${content(page, 'og:image:height')}`;
      const isRight = /^1200 × 630 (png|jpeg)$/.test(sizes.get(address) ?? '') && said === '1200 × 630';
      const isDescribed = (content(page, 'og:image:alt')[0] ?? '').length > 10;
      return isRight && isDescribed && more.length === 0 ? [] : [`${address}: ${sizes.get(address)}`];
    });
    expect(found).toEqual([]);
  });
});

/** Values that several pages have, with their pages. */
function shared(some: readonly ParsedPage[], read: (page: ParsedPage) => string): string[] {
  const first = new Map<string, string>();
  return some.flatMap((page) => {
    const value = read(page);
    const other = first.get(value);
    first.set(value, page.path);
    return other ? [`${other} and ${page.path}: ${value}`] : [];
  });
}

function descriptions(page: ParsedPage): string[] {
  return all<HTMLMetaElement>(page, 'meta[name=description]').map(({ content }) => content);
}
