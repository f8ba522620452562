/** @jest-environment jsdom */

import { all, faults, type ParsedPage, pageAt, parsedPages } from '../../kit/built-site';
import { newJobPath } from '../../src/contract/jobs';
import { slugify } from '../../src/contract/slugify';
import { entriesOf, readJson } from '../support/folders';

/** What a page is about travels with its links, in the HTML already: no script is needed to say it. */
const pages = parsedPages();
const products = entriesOf<{ slug: string; title: string }>('data/products');
const services = entriesOf<{ slug: string; title: string; page?: string }>('data/services');
const industries = readJson<{ slug: string; title: string }[]>('data/industries.json');
const plans = entriesOf<{ plans: { slug: string; name: string }[] }>('data/hosting').flatMap((group) => group.plans);

/** Whether the page that a query leads to has the choice it names. */
const understood: Record<string, (value: string) => boolean> = {
  '/schedule-a-demo product': (slug) => offers('/schedule-a-demo', 'product', titleOf(products, slug)),
  '/schedule-a-demo industry': (slug) => offers('/schedule-a-demo', 'business_industries', titleOf(industries, slug)),
  '/become-a-partner product': (slug) => offers('/become-a-partner', 'solution', titleOf(products, slug)),
  '/hiring service': (slug) => offers('/hiring', 'service', slug) || titleOf(services, slug) !== undefined,
  '/products industry': (slug) => titleOf(industries, slug) !== undefined,
  // It becomes words of a message, so it is what people call it.
  '/contact looked-for': (words) => industries.some(({ title }) => title === words),
  '/faqs category': (slug) =>
    slug === 'all' || slugsOf<{ category: string }>('data/live/faqs.json', ({ category }) => category).includes(slug),
};

test('Every query in a link is understood where it leads, by a choice that is there', () => {
  const found = faults(pages, (page) =>
    links(page).flatMap(({ pathname, searchParams, href }) =>
      [...searchParams].flatMap(([name, value]) => (understood[`${pathname} ${name}`]?.(value) ? [] : [href])),
    ),
  );
  expect(found).toEqual([]);
});

test('Every kind of context has a link that carries it', () => {
  const used = pages.flatMap((page) =>
    links(page).flatMap(({ pathname, searchParams }) => [...searchParams.keys()].map((name) => `${pathname} ${name}`)),
  );
  expect(Object.keys(understood).filter((query) => !used.includes(query))).toEqual([]);
});

describe('A product page', () => {
  test.each(products)('of $title carries the product into demo, partnership and chat', ({ slug, title }) => {
    const page = pageAt(pages, `/product/${slug}`);
    const addresses = links(page).map(({ pathname, search }) => pathname + search);
    expect(addresses).toContain(`/schedule-a-demo?product=${slug}`);
    expect(addresses).toContain(`/become-a-partner?product=${slug}`);
    expect(addresses).not.toContain('/schedule-a-demo');
    expect(page.document.querySelector<HTMLSelectElement>('select[name=product]')?.selectedOptions[0]?.text).toBe(
      title,
    );
    expect(chatText(page)).toContain(`${title}: `);
    expect(chatText(page)).toMatch(new RegExp(`/product/${slug}$`));
  });
});

test('The page of a service carries it into hiring and chat', () => {
  for (const { slug, title, page: own } of services) {
    const page = pageAt(pages, `/services/${slug}`);
    expect(links(page).map(({ pathname, search }) => pathname + search)).toContain(`/hiring?service=${slug}`);
    for (const one of [page, ...(own ? [pageAt(pages, own)] : [])]) {
      expect(chatText(one)).toContain(`${title}: `);
      expect(chatText(one)).toMatch(new RegExp(`${one.path}$`));
    }
  }
});

test('The page of a job carries the position into the chat', () => {
  const jobs = pages.filter(({ path }) => path.startsWith('/join-team/') && path !== newJobPath);
  expect(jobs).not.toEqual([]);
  for (const page of jobs) {
    const title = page.document.querySelector('h1')?.textContent ?? '';
    expect(chatText(page)).toContain(`the position ${title}: `);
  }
});

test('A hosting plan can be ordered by form, WhatsApp and e-mail, and each names it', () => {
  const page = pageAt(pages, '/hosting');
  for (const { slug, name } of plans) {
    expect(all(page, `a[href="/hosting/${slug}"]`)).toHaveLength(1);
    const ways = all(page, 'main a[href^="https://wa.me/"], main a[href^="mailto:"]')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
      .filter((href) => href.includes(`${name}, ৳`));
    expect(ways.map((href) => new URL(href).protocol)).toEqual(['https:', 'mailto:']);
  }
});

test('The chat on every page says which page it is', () => {
  const found = faults(
    pages.filter(({ path }) => path !== '/404.html'),
    (page) => (chatText(page)?.endsWith(page.path) ? [] : [`${page.path}: ${chatText(page)}`]),
  );
  expect(found).toEqual([]);
});

const origin = 'http://site.example';

function links({ path, document }: ParsedPage): URL[] {
  return [...document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', origin + path))
    .filter((url) => url.origin === origin);
}

/** The first message of the floating chat link. */
function chatText({ document }: ParsedPage): string | null {
  const chat = document.querySelector('aside a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
  return new URL(chat).searchParams.get('text');
}

/** Whether a form on the page offers a choice, by value or label. */
function offers(path: string, name: string, wanted: string | undefined): boolean {
  const options = all<HTMLOptionElement>(pageAt(pages, path), `select[name=${name}] option`);
  return options.some(({ value, text }) => value === wanted || text === wanted);
}

function titleOf(entries: readonly { slug: string; title: string }[], wanted: string): string | undefined {
  return entries.find(({ slug }) => slug === wanted)?.title;
}

function slugsOf<T>(file: string, read: (entry: T) => string): string[] {
  return readJson<T[]>(file).map((entry) => slugify(read(entry)));
}
