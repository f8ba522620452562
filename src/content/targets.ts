import { existsSync } from 'node:fs';
import path from 'node:path';
import { productPath } from '../contract/paths';
import type { ReferenceKind } from './json-schema';
import { type PageQueries, unknownQuery } from './page-queries';

/** What content may point at. */
export interface Targets {
  /** Folder that holds `data/` and `static/`. */
  root: string;
  /** Paths of all pages, such as `/products` and `/product/point-of-sales-software`. */
  pages: ReadonlySet<string>;
  queries: PageQueries;
  industries: ReadonlySet<string>;
  hasIcon: (name: string) => boolean;
}

/** Says why a reference leads nowhere; `undefined` when it is sound. */
export function unresolved(kind: ReferenceKind, value: string, file: string, targets: Targets): string | undefined {
  switch (kind) {
    case 'image':
      return existsSync(path.join(targets.root, 'data', path.dirname(file), value))
        ? undefined
        : `names the picture "${value}", which does not exist`;
    case 'static':
      return unresolvedFile(value, targets);
    case 'film':
      return value.startsWith('/') ? unresolvedFile(value, targets) : undefined;
    case 'icon':
      return targets.hasIcon(value) ? undefined : `names the icon "${value}", which is not in the Lucide set`;
    case 'industry':
      return targets.industries.has(value)
        ? undefined
        : `names the industry "${value}"; known are ${[...targets.industries].join(', ')}`;
    case 'product':
      return targets.pages.has(productPath(value)) ? undefined : `names the product "${value}", which does not exist`;
    case 'page':
      return unresolvedPage(value, targets);
    default:
      return undefined;
  }
}

function unresolvedFile(value: string, { root }: Targets): string | undefined {
  const isThere = existsSync(path.join(root, 'static', value));
  return isThere ? undefined : `names the file static${value}, which does not exist`;
}

function unresolvedPage(link: string, { pages, queries }: Targets): string | undefined {
  const { pathname } = new URL(link, 'http://site.example');
  return pages.has(pathname) ? unknownQuery(link, queries) : `links to ${pathname}, which is not a page of this site`;
}
