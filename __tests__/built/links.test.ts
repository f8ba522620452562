/** @jest-environment jsdom */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { all, faults, isCanonical, isHidden, type ParsedPage, parsedPages } from '../../kit/built-site';

const pages = parsedPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const icons = new Set(
  [...readFileSync('public/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);

test('Every link within the site leads to a page or a file', () => {
  expect(
    faults(pages, (page) =>
      internalLinks(page)
        .filter(({ pathname }) => !leadsSomewhere(pathname))
        .map(String),
    ),
  ).toEqual([]);
});

test('Every link to a part of a page finds that part', () => {
  const found = faults(pages, (page) =>
    internalLinks(page)
      .filter(({ pathname, hash }) => hash !== '' && !byPath.get(pathname)?.document.getElementById(hash.slice(1)))
      .map(({ pathname, hash }) => pathname + hash),
  );
  expect(found).toEqual([]);
});

test('No link leads nowhere', () => {
  const found = faults(pages, (page) =>
    all(page, 'a[href="#"], a[href=""], a:not([href])').map(({ outerHTML }) => outerHTML),
  );
  expect(found).toEqual([]);
});

test('No link within the site has the slash at its end that would redirect it', () => {
  const found = faults(pages, (page) =>
    internalLinks(page).flatMap(({ pathname }) => (pathname !== '/' && pathname.endsWith('/') ? [pathname] : [])),
  );
  expect(found).toEqual([]);
});

test('Every picture, script, style and font that a page names is there', () => {
  const found = faults(pages, (page) => assets(page).filter((address) => isOwn(address) && !isFile(address)));
  expect(found).toEqual([]);
});

test('Every icon that a page uses is in the sprite', () => {
  const found = faults(pages, (page) =>
    all(page, 'use').flatMap((use) => {
      const [file, name] = (use.getAttribute('href') ?? '').split('#');
      return file === '/icons.svg' && icons.has(name ?? '') ? [] : [String(name)];
    }),
  );
  expect(found).toEqual([]);
});

test('Nothing is loaded from another host before a visitor asks for it (X5)', () => {
  expect(faults(pages, (page) => assets(page).filter((address) => !isOwn(address)))).toEqual([]);
  const inStyles = faults(pages, (page) =>
    all(page, 'style').flatMap(
      ({ textContent }) => textContent?.match(/url\(["']?(?:https?:)?\/\/[^)]+\)|@import[^;]+/g) ?? [],
    ),
  );
  expect(inStyles).toEqual([]);
});

test('No page brings in a frame, an object or a plug-in', () => {
  expect(faults(pages, (page) => all(page, 'iframe, object, embed').map(({ outerHTML }) => outerHTML))).toEqual([]);
});

test('Links to other sites open in a new tab, say so and give nothing away (R-ROLE-04)', () => {
  const found = faults(pages, (page) =>
    all<HTMLAnchorElement>(page, 'a[href^="https:"]')
      .filter(
        ({ target, rel, textContent }) =>
          target !== '_blank' || rel !== 'noopener' || !/opens in a new tab/.test(textContent ?? ''),
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(found).toEqual([]);
});

test('Telephone numbers can be dialled', () => {
  const found = faults(pages, (page) =>
    all(page, 'a[href^="tel:"]').flatMap((link) =>
      /^tel:\+\d{6,15}$/.test(link.getAttribute('href') ?? '') ? [] : [link.outerHTML],
    ),
  );
  expect(found).toEqual([]);
});

test('Every page is at most two clicks from the home page, but for the 404 page and the confirmations', () => {
  const near = new Set(['/']);
  for (let clicks = 0; clicks < 2; clicks += 1) {
    for (const path of [...near]) {
      const page = byPath.get(path);
      for (const { pathname } of page ? internalLinks(page) : []) near.add(pathname);
    }
  }
  const exempt = (page: ParsedPage) => isHidden(page) || !isCanonical(page);
  expect(pages.filter((page) => !exempt(page) && !near.has(page.path)).map(({ path }) => path)).toEqual([]);
});

test('The web app manifest names icons that are there', () => {
  const found = faults(pages, (page) => {
    const manifest = all(page, 'link[rel=manifest]')[0]?.getAttribute('href') ?? '';
    const { icons } = JSON.parse(readFileSync(path.join('public', manifest), 'utf8')) as { icons: { src: string }[] };
    return icons.map(({ src }) => `/${src.replace(/^\//, '')}`).filter((address) => !isFile(address));
  });
  expect(found).toEqual([]);
});

test('Links of style sheets and fonts are not left to another build', () => {
  const found = faults(pages, (page) => {
    const fonts = page.html.match(/url\(([^)]+\.woff2)\)/g) ?? [];
    return fonts.map((font) => font.replace(/^url\(["']?|["']?\)$/g, '')).filter((address) => !isFile(address));
  });
  expect(found).toEqual([]);
});

const origin = 'http://site.example';

function internalLinks({ path: from, document }: ParsedPage): URL[] {
  return [...document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', origin + from))
    .filter((url) => url.origin === origin);
}

function leadsSomewhere(pathname: string): boolean {
  return byPath.has(pathname) || isFile(pathname);
}

/** Addresses that the browser fetches by itself. */
function assets(page: ParsedPage): string[] {
  const sources = all(page, '[src]').map((element) => element.getAttribute('src') ?? '');
  const sets = all(page, '[srcset]').flatMap((element) => (element.getAttribute('srcset') ?? '').split(/,\s+/));
  const heads = all(page, 'link:not([rel=canonical], [rel=sitemap])').map((link) => link.getAttribute('href') ?? '');
  return [...sources, ...sets.map((entry) => entry.trim().split(/\s+/)[0] ?? ''), ...heads];
}

function isOwn(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

function isFile(address: string): boolean {
  const file = path.join('public', decodeURI(address.split(/[?#]/)[0] ?? ''));
  return existsSync(file) && statSync(file).isFile();
}
