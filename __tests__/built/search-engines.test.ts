/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import {
  all,
  faults,
  isCanonical,
  isHidden,
  type ParsedPage,
  pageAt,
  parsedPages,
  structuredData,
} from '../../kit/built-site';
import { type JobFile, jobOnTheWire } from '../../src/content/served/job-file';
import { kindOf } from '../../src/contract/form-definition';
import { filledInForms } from '../../src/contract/forms/all';
import { isOpen, jobPath, newJobPath } from '../../src/contract/jobs';
import { entriesOf } from '../support/folders';

const pages = parsedPages();

describe('Search engines', () => {
  test('are kept away only from the search, the 404 page, the confirmations, closed jobs and the page for new ones', () => {
    const closed = entriesOf<JobFile>('data/live/jobs')
      .map(jobOnTheWire)
      .filter((job) => !isOpen(job, Date.now()));
    const confirmations = filledInForms.map((form) => `/thank-you/${kindOf(form)}`);
    const hidden = ['/search', '/404.html', newJobPath, ...closed.map(jobPath), ...confirmations];
    expect(pathsOf(pages.filter(isHidden))).toEqual(hidden.sort());
  });

  test('find every other page in the sitemap, once, and nothing else', () => {
    expect(locations('public/sitemap-0.xml').sort()).toEqual(pathsOf(pages.filter(isCanonical)).sort());
  });

  test('find the sitemap from robots.txt and its index, and may look at every page', () => {
    const [index = ''] =
      /(?<=<loc>).*(?=\/sitemap-0\.xml<)/.exec(readFileSync('public/sitemap-index.xml', 'utf8')) ?? [];
    expect(readFileSync('public/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${index}/sitemap-index.xml\n`,
    );
    expect(locations('public/sitemap-index.xml')).toEqual(['/sitemap-0.xml']);
    expect(readFileSync('public/sitemap.xml', 'utf8')).toBe(readFileSync('public/sitemap-index.xml', 'utf8'));
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
    for (const { slug } of entriesOf<{ slug: string }>('data/products')) {
      expect(typesOn(`/product/${slug}`)).toEqual(expect.arrayContaining(['BreadcrumbList', 'SoftwareApplication']));
    }
  });

  test('read the place of every page below another, as its breadcrumb says it', () => {
    const below = pages.filter((page) => !isHidden(page) && all(page, 'nav[aria-label=Breadcrumb]').length > 0);
    expect(pathsOf(below)).toEqual(
      expect.arrayContaining([
        ...entriesOf<{ slug: string; page?: string }>('data/services').map(
          ({ slug, page }) => page ?? `/services/${slug}`,
        ),
        ...['/industry-list', '/join-team', '/become-a-partner'],
      ]),
    );
    const found = faults(below, (page) => {
      const shown = all(page, 'nav[aria-label=Breadcrumb] li').map(({ textContent }) => textContent ?? '');
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

function pathsOf(some: readonly ParsedPage[]): string[] {
  return some.map(({ path }) => path);
}

/** Paths of the addresses in an XML sitemap. */
function locations(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

function typesOn(path: string): unknown[] {
  return structuredData(pageAt(pages, path)).map((data) => data['@type']);
}
