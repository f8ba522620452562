import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { productPath } from '../contract/paths';
import { faultOfStaticFile } from './files/static-file-faults';
import type { ReferenceKind } from './json-schema';
import { suggestion } from './nearest';
import { type PageQueries, unknownQuery } from './page-queries';

/** What content may point at. */
export interface Targets {
  /** Folder that holds `data/` and `static/`. */
  root: string;
  /**
   * Whether all of it is known: not while a slug, or whatever else gives an address, is missing or wrong. What seems to
   * lead nowhere may be that.
   */
  isWhole: boolean;
  /** Paths of all pages, such as `/products` and `/product/point-of-sales-software`. */
  pages: ReadonlySet<string>;
  queries: PageQueries;
  /** What a link to a page of them may name behind `#`. */
  anchors: (page: string) => ReadonlySet<string>;
  industries: ReadonlySet<string>;
  /** Names of the Lucide set. */
  icons: ReadonlySet<string>;
}

/** Says why a reference leads nowhere; `undefined` when it is sound. */
export function unresolved(kind: ReferenceKind, value: string, file: string, targets: Targets): string | undefined {
  switch (kind) {
    case 'image':
      return unresolvedPicture(value, file, targets);
    case 'static':
      return unresolvedFile(value, targets);
    case 'film':
      return value.startsWith('/') ? unresolvedFile(value, targets) : undefined;
    case 'icon':
      return targets.icons.has(value)
        ? undefined
        : `names the icon "${value}", which is not in the Lucide set${suggestion(value, targets.icons)}`;
    case 'industry':
      return targets.industries.has(value) ? undefined : unknownIndustry(value, targets.industries);
    case 'product':
      return unresolvedProduct(value, targets);
    case 'page':
      return unresolvedPage(value, targets);
    default:
      return undefined;
  }
}

function unknownIndustry(value: string, known: ReadonlySet<string>): string {
  return `names the industry "${value}"${suggestion(value, known) || `; known are ${[...known].join(', ')}`}`;
}

function unresolvedPicture(value: string, file: string, targets: Targets): string | undefined {
  const { root } = targets;
  const folder = path.join(root, 'data', path.dirname(file));
  const wanted = path.join(folder, value);
  const others = namesIn(path.dirname(wanted), targets);
  // Letter for letter, on computers that take capitals for small letters too.
  if (others.has(path.basename(wanted)) && existsSync(wanted)) return undefined;
  const alike = picturesNamed(path.basename(wanted), targets).map((found) => path.relative(folder, found));
  const [same, ...more] = alike;
  const hint = same && more.length === 0 ? `; there is one of that name at "${same.split(path.sep).join('/')}"` : '';
  return `names the picture "${value}", which does not exist${hint || suggestion(path.basename(value), others)}`;
}

function picturesNamed(name: string, targets: Targets): string[] {
  const folder = path.join(targets.root, 'data/images');
  return [...namesIn(folder, targets, { recursive: true })]
    .filter((file) => path.basename(file).toLowerCase() === name.toLowerCase())
    .map((file) => path.join(folder, file));
}

/** Each folder is read once for all that is looked for in it. */
function namesIn(folder: string, targets: Targets, { recursive = false } = {}): ReadonlySet<string> {
  const folders = read.get(targets) ?? new Map<string, ReadonlySet<string>>();
  read.set(targets, folders);
  const key = recursive ? `${folder}/**` : folder;
  const names =
    folders.get(key) ?? new Set(existsSync(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : []);
  folders.set(key, names);
  return names;
}

const read = new WeakMap<Targets, Map<string, ReadonlySet<string>>>();

function unresolvedProduct(value: string, { pages }: Targets): string | undefined {
  if (pages.has(productPath(value))) return undefined;
  const start = productPath('');
  const products = [...pages].filter((page) => page.startsWith(start)).map((page) => page.slice(start.length));
  return `names the product "${value}", which does not exist${suggestion(value, products)}`;
}

function unresolvedFile(value: string, { root }: Targets): string | undefined {
  const file = path.join(root, 'static', value);
  if (!existsSync(file)) return `names the file static${value}, which does not exist`;
  const fault = faultOfStaticFile(file);
  return fault && `names the file static${value}, which ${fault}`;
}

function unresolvedPage(link: string, targets: Targets): string | undefined {
  const { pages, queries } = targets;
  const { pathname, hash } = new URL(link, 'http://site.example');
  if (!pages.has(pathname))
    return `links to ${pathname}, which is not a page of this site${suggestion(pathname, pages)}`;
  return unknownQuery(link, queries) ?? (hash === '' ? undefined : unknownAnchor(pathname, hash.slice(1), targets));
}

function unknownAnchor(page: string, anchor: string, { anchors }: Targets): string | undefined {
  const known = anchors(page);
  if (known.has(anchor)) return undefined;
  return `links to #${anchor} of ${page}, where nothing is called that${suggestion(anchor, known)}`;
}
