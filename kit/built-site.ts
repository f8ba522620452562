import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../src/build/files-in';

/** A page of the finished site. */
export interface BuiltPage {
  /** Address without a slash at the end. */
  path: string;
  file: string;
  html: string;
}

/** Made by Gatsby, but no pages: parts of pages, and the copy of the 404 page that is not served. */
const notPages = [path.join('public', '_gatsby'), path.join('public', '404', 'index.html')];

/** Every page of `public/`. */
export function builtPages(): BuiltPage[] {
  if (!existsSync('public/csp.json')) throw new Error('There is no finished site in public/; run npm run build first');
  return filesIn('public')
    .filter((file) => file.endsWith('.html') && !notPages.some((other) => file.startsWith(other)))
    .map((file) => ({ path: addressOf(file), file, html: readFileSync(file, 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

function addressOf(file: string): string {
  const inside = path.relative('public', file).split(path.sep).join('/');
  return `/${inside.replace(/(^|\/)index\.html$/, '')}`;
}

export interface ParsedPage extends BuiltPage {
  document: Document;
}

/** Of the pages in each folder the first, and every other page. */
export function onePerKind(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return paths.filter((path) => !folderOf(path) || paths.find((other) => folderOf(other) === folderOf(path)) === path);
}

/** For tests in jsdom, whose parser follows the HTML standard. */
export function parsedPages(): ParsedPage[] {
  return builtPages().map((page) => ({ ...page, document: new DOMParser().parseFromString(page.html, 'text/html') }));
}

/** What is wrong with the pages. A fault that many pages share, as one in the shell is, stands here once. */
export function faults<P extends BuiltPage>(pages: readonly P[], find: (page: P) => readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const fault of new Set(find(page))) places.set(fault, [...(places.get(fault) ?? []), page.path]);
  }
  return [...places].map(([fault, [first, ...others]]) => {
    const also = others.length > 0 ? ` and ${others.length} more pages` : '';
    return `${first}${also}: ${fault}`;
  });
}

/** All elements that match, as a list of their own type. */
export function all<E extends Element = HTMLElement>({ document }: ParsedPage, selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

export function pageAt(pages: readonly ParsedPage[], path: string): ParsedPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page at ${path}`);
  return found;
}

/** What the page tells search engines about its contents. */
export function structuredData(page: ParsedPage): Record<string, unknown>[] {
  return all(page, 'script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent ?? ''));
}

export function isHidden({ document }: ParsedPage): boolean {
  return document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';
}

/** Whether the page is the one that search engines should show for its contents. */
export function isCanonical(page: ParsedPage): boolean {
  const address = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return address !== null && address !== undefined && new URL(address).pathname === page.path;
}
