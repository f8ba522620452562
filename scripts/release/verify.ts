import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sourcesOfPage } from '../../api/src/http/content-policy';
import { inlineBlocks } from '../../src/build/content-policy';
import { filesIn } from '../../src/build/files-in';
import { attributeOf, type Element, elementsOf } from '../../src/build/html-elements';
import { symbolicLinksIn } from '../../src/content/files/symbolic-links';
import { readBuiltPolicy } from '../hosting/built-policy';

/**
 * What is wrong with a built site before anybody sees it: a page that is not there, one whose policy would refuse what
 * is in it, one that names a file, a page or data that the site does not have, a script of other contents than the page
 * allows, a compressed copy that says something else. Empty when nothing is.
 * @param pages the addresses that there must be
 */
export function faultsOf(publicDir: string, pages: Iterable<string>): string[] {
  const isThere = (address: string) => statSync(path.join(publicDir, address), { throwIfNoEntry: false })?.isFile();
  const isPage = (address: string) => isThere(address) || isThere(path.join(address, 'index.html'));
  const missing = [...pages].filter((page) => !isPage(page === '/404' ? '/404.html' : page));
  const needed = ['/404.html', '/csp.json', '/_headers'].filter((file) => !isThere(file));
  if (needed.length > 0) return needed.map((file) => `${file} is missing`);
  const policy = readBuiltPolicy(publicDir);
  const files = filesIn(publicDir);
  return [
    ...missing.map((page) => `${page} is missing`),
    ...symbolicLinksIn(publicDir).map((file) => `${file} is a symbolic link`),
    ...files.filter((file) => file.endsWith('.html')).flatMap(faultsOfPage),
    ...files.filter((file) => !isSameUnpacked(file)).map((file) => `${file} is no copy of its file`),
  ];

  function faultsOfPage(file: string): string[] {
    const page = path.relative(publicDir, file);
    const html = readFileSync(file, 'utf8');
    const elements = [...elementsOf(html)];
    const blocks = inlineBlocks(html, file);
    const allowed = sourcesOfPage(policy, `/${page}`);
    const isAllowed = (kind: keyof typeof blocks) => blocks[kind].every((hash) => allowed[kind].includes(hash));
    const kinds = ['scriptHashes', 'styleHashes', 'styleAttributeHashes'] as const;
    const broken = elements.flatMap((element) => filesOf(element).filter((address) => !isThere(address)));
    const astray = elements.flatMap((element) => linksOf(element).filter((address) => !isPage(address)));
    const changed = elements.filter((element) => !hasContentsOf(element)).map((script) => attributeOf(script, 'src'));
    return [
      ...kinds.filter((kind) => !isAllowed(kind)).map((kind) => `the policy lacks ${kind} of it`),
      ...[...broken, ...astray].map((address) => `it leads to ${address}, which is missing`),
      ...changed.map((address) => `${address} is not the script that it allows`),
      ...elements.filter(isStartOfPage).flatMap((html) => faultsOfData(html, page)),
    ].map((fault) => `${page}: ${fault}`);
  }

  /** Where its scripts will ask. */
  function faultsOfData(html: Element, page: string): string[] {
    const address = page.replace(/(?:^|\/)index\.html$/, '') || 'index';
    const data = path.join(attributeOf(html, 'data-build') ?? '', 'page-data');
    const asked = [path.join(data, address, 'page-data.json'), path.join(data, 'app-data.json')];
    return asked.filter((file) => !isThere(file)).map((file) => `its scripts will not find ${file}`);
  }

  function hasContentsOf(element: Element): boolean {
    const [address, integrity] = [attributeOf(element, 'src'), attributeOf(element, 'integrity')];
    if (element.tagName !== 'script' || !address?.startsWith('/') || !isThere(address)) return true;
    const digest = createHash('sha384')
      .update(readFileSync(path.join(publicDir, address)))
      .digest('base64');
    return integrity === `sha384-${digest}`;
  }
}

/** Pieces of pages, which nobody asks for, have none. */
function isStartOfPage({ tagName, sourceCodeLocation }: Element): boolean {
  return tagName === 'html' && sourceCodeLocation !== undefined && sourceCodeLocation !== null;
}

/** Own files that a browser fetches by itself. */
export function filesOf(element: Element): string[] {
  const { tagName } = element;
  const rel = attributeOf(element, 'rel') ?? '';
  const fetched =
    tagName === 'link' && !/canonical|sitemap|alternate/.test(rel) ? attributeOf(element, 'href') : undefined;
  const sets = (attributeOf(element, 'srcset') ?? '').split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0]);
  const icon = tagName === 'use' ? attributeOf(element, 'href') : undefined;
  return own([fetched, icon, attributeOf(element, 'src'), attributeOf(element, 'poster'), ...sets]);
}

function linksOf(element: Element): string[] {
  return element.tagName === 'a' ? own([attributeOf(element, 'href')]) : [];
}

/** Addresses of this site as paths of files. */
function own(addresses: readonly (string | undefined)[]): string[] {
  const paths = addresses.filter((one) => one !== undefined).filter((one) => /^\/(?!\/)/.test(one));
  return paths.map((one) => decodeURI(one.split(/[?#]/)[0] ?? ''));
}

function isSameUnpacked(file: string): boolean {
  const unpack = file.endsWith('.br') ? brotliDecompressSync : file.endsWith('.gz') ? gunzipSync : undefined;
  const original = file.slice(0, -3);
  if (!unpack) return true;
  return existsSync(original) && unpack(readFileSync(file)).equals(readFileSync(original));
}
