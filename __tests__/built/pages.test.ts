/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { forms } from '../../src/contract/forms';
import { type JobFile, jobOnTheWire } from '../../src/contract/job-file';
import { isOpen, jobPath, newJobPath } from '../../src/contract/jobs';
import { all, faults, isCanonical, isHidden, type ParsedPage, parsedPages } from '../support/built-site';
import { readJson } from '../support/folders';

const pages = parsedPages();
const indexable = pages.filter((page) => !isHidden(page));
const company = readJson<{ name: string; tagline: string; title: string }>('data/site.json');
const products = entriesOf<Product>('data/products');
const services = entriesOf<{ slug: string; title: string; page?: string }>('data/services');
const legalTexts = entriesOf<{ slug: string }>('data/legal');

interface Product {
  slug: string;
  title: string;
  hiddenInGrid?: boolean;
  documentationUrl: string | null;
  id: number;
}

describe('There is a page', () => {
  test('for every file under src/pages', () => {
    const names = readdirSync('src/pages').filter((name) => name.endsWith('.tsx'));
    const paths = names.map((name) =>
      `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`.replace('/404', '/404.html'),
    );
    expect(paths.filter((path) => !pathsOf(pages).includes(path))).toEqual([]);
  });

  test('for every product, service, legal text and form', () => {
    const paths = [
      ...products.map(({ slug }) => `/product/${slug}`),
      ...services.map(({ slug }) => `/services/${slug}`),
      ...legalTexts.map(({ slug }) => `/${slug}`),
      ...forms.map(({ name }) => `/thank-you/${name}`),
    ];
    expect(paths.filter((path) => !pathsOf(pages).includes(path))).toEqual([]);
  });
});

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
    for (const { slug, page } of services) if (page) other.set(`/services/${slug}`, page);
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

  test('says that it is in English', () => {
    expect(faults(pages, ({ document }) => (document.documentElement.lang === 'en' ? [] : ['no lang']))).toEqual([]);
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

  test('holds inline scripts and styles only that its policy allows (X2)', () => {
    const policy = readJson<Record<string, string[] | undefined>>('public/csp.json');
    const unknown = (kind: string, contents: readonly string[]) =>
      contents.filter((content) => !policy[kind]?.includes(sha256(content))).map((content) => content.slice(0, 80));
    const found = faults(pages, (page) => [
      ...unknown('scriptHashes', all(page, 'script:not([src], [type="application/ld+json"])').map(contentOf)),
      ...unknown('styleHashes', all(page, 'style').map(contentOf)),
      ...unknown(
        'styleAttributeHashes',
        all(page, '[style]').map((element) => element.getAttribute('style') ?? ''),
      ),
    ]);
    expect(found).toEqual([]);
  });

  test('runs its script files only with the contents they have here (X3)', () => {
    const found = faults(pages, (page) =>
      all<HTMLScriptElement>(page, 'script[src]').flatMap((script) => {
        const address = script.getAttribute('src') ?? '';
        return script.getAttribute('integrity') === sha384(readFileSync(`public${address}`)) ? [] : [address];
      }),
    );
    expect(found).toEqual([]);
    expect(faults(pages, (page) => (all(page, 'script[integrity]').length === 3 ? [] : ['not three']))).toEqual([]);
  });

  test('has no handler in an attribute', () => {
    const found = faults(pages, (page) =>
      all(page, '*').flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on/.test(name)),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('Search engines', () => {
  test('are kept away only from the 404 page, the confirmations, closed jobs and the page for new ones', () => {
    const closed = entriesOf<JobFile>('data/live/jobs')
      .map(jobOnTheWire)
      .filter((job) => !isOpen(job, Date.now()));
    const hidden = ['/404.html', newJobPath, ...closed.map(jobPath), ...forms.map(({ name }) => `/thank-you/${name}`)];
    expect(pathsOf(pages.filter(isHidden))).toEqual(hidden.sort());
  });

  test('find every other page in the sitemap, once, and nothing else', () => {
    expect(locations('public/sitemap-0.xml').sort()).toEqual(pathsOf(pages.filter(isCanonical)).sort());
  });

  test('find the sitemap from its index', () => {
    expect(locations('public/sitemap-index.xml')).toEqual(['/sitemap-0.xml']);
  });

  test('read structured data that is sound', () => {
    const found = faults(pages, (page) =>
      structuredData(page).flatMap((data) => (data['@context'] === 'https://schema.org' ? [] : [JSON.stringify(data)])),
    );
    expect(found).toEqual([]);
  });

  test('read about the company on the home page', () => {
    expect(typesOn('/')).toContain('Organization');
  });

  test('read about each product and its place in the site', () => {
    for (const { slug } of products) {
      expect(typesOn(`/product/${slug}`)).toEqual(expect.arrayContaining(['BreadcrumbList', 'SoftwareApplication']));
    }
  });

  test('read the place of every page below another, as its breadcrumb says it', () => {
    const below = indexable.filter((page) => all(page, 'nav[aria-label=Breadcrumb]').length > 0);
    expect(pathsOf(below)).toEqual(
      expect.arrayContaining([
        ...services.map(({ slug, page }) => page ?? `/services/${slug}`),
        ...['/industry-list', '/join-team', '/become-a-partner'],
      ]),
    );
    const found = faults(below, (page) => {
      const shown = all(page, 'nav[aria-label=Breadcrumb] li').map(contentOf);
      const list = structuredData(page).find((data) => data['@type'] === 'BreadcrumbList');
      const told = (list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
      return String(told.slice(0, -1)) === String(shown.slice(0, -1)) ? [] : [`${told} but ${shown}`];
    });
    expect(found).toEqual([]);
  });

  test('are told no rating and no price, for we have none to give', () => {
    expect(faults(pages, ({ html }) => html.match(/"(aggregateRating|offers|review)":/g) ?? [])).toEqual([]);
  });
});

describe('Every product', () => {
  test('shows its own screen when it is shared', () => {
    const pictures = products.map(({ slug }) =>
      pageAt(`/product/${slug}`).document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    );
    expect(new Set(pictures).size).toBe(products.length);
    expect(pictures.filter((address) => address?.endsWith('/img/share.png'))).toEqual([]);
  });

  test('has its name as the heading of its page', () => {
    const headings = products.map(({ slug }) => pageAt(`/product/${slug}`).document.querySelector('h1')?.textContent);
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
    const options = all<HTMLOptionElement>(pageAt('/schedule-a-demo'), 'select[name=product] option');
    const offered = options.map(({ value, text }) => `${value} ${text}`);
    expect(products.filter(({ id, title }) => !offered.includes(`${id} ${title}`))).toEqual([]);
  });
});

describe('Without JavaScript', () => {
  test('every form of the contract posts its fields to its path', () => {
    const found = faults(pages, (page) =>
      all<HTMLFormElement>(page, 'form[method=post]').flatMap((form) => {
        const definition = forms.find(({ path }) => path === form.getAttribute('action'));
        if (!definition) return [`posts to ${form.getAttribute('action')}`];
        const missing = definition.fields.filter(({ name }) => !form.elements.namedItem(name));
        return missing.map(({ name }) => `has no ${name}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test('every form of the contract is somewhere on the site', () => {
    const actions = new Set(pages.flatMap((page) => all(page, 'form').map((form) => form.getAttribute('action'))));
    expect(forms.filter(({ path }) => !actions.has(path)).map(({ name }) => name)).toEqual([]);
  });

  test('every choice has something to choose', () => {
    const found = faults(pages, (page) =>
      all<HTMLSelectElement>(page, 'form select').flatMap(({ name, options }) => (options.length > 1 ? [] : [name])),
    );
    expect(found).toEqual([]);
  });
});

function entriesOf<T>(folder: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson<T>(`${folder}/${name}`));
}

function pathsOf(some: readonly ParsedPage[]): string[] {
  return some.map(({ path }) => path);
}

function pageAt(path: string): ParsedPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page at ${path}`);
  return found;
}

function descriptions(page: ParsedPage): string[] {
  return all<HTMLMetaElement>(page, 'meta[name=description]').map(({ content }) => content);
}

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

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function skippedLevels(page: ParsedPage): string[] {
  let level = 0;
  return all(page, 'h1, h2, h3, h4, h5, h6').flatMap(({ tagName, textContent }) => {
    const before = level;
    level = Number(tagName.slice(1));
    return level > before + 1 && before > 0 ? [`h${before} then h${level} ${textContent}`] : [];
  });
}

function structuredData(page: ParsedPage): Record<string, unknown>[] {
  return all(page, 'script[type="application/ld+json"]').map((script) => JSON.parse(contentOf(script)));
}

function typesOn(path: string): unknown[] {
  return structuredData(pageAt(path)).map((data) => data['@type']);
}

/** Addresses that part of a page links to, as written. */
function linksOn(path: string, part: string): (string | null)[] {
  return all(pageAt(path), `${part} a[href]`).map((link) => link.getAttribute('href'));
}

/** Paths of the addresses in an XML sitemap. */
function locations(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

function contentOf({ textContent }: Element): string {
  return textContent ?? '';
}

function sha256(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
