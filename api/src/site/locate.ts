import type { SiteFiles } from './site-files';

/** What an address of the site leads to. `file` is relative to `public/`, with a leading slash. */
export type Located = { kind: 'file'; file: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

const missing: Located = { kind: 'missing' };

/**
 * Finds the file behind an address. Pages have one address each, without a slash at the end (`trailingSlash: 'never'`)
 * and in small letters; the other spellings, which Gatsby's folders would allow and people type, redirect to it, so
 * that search engines see one.
 */
export async function locate(files: SiteFiles, pathname: string): Promise<Located> {
  const name = decodePath(pathname);
  if (name === undefined || isHidden(name)) return missing;
  const page = name.replace(/\/index\.html$/, '/').replace(/(?!^)\/$/, '');
  if (page === name) {
    for (const file of page === '/' ? [indexOf(page)] : [page, indexOf(page)]) {
      if (await files.has(file)) return { kind: 'file', file };
    }
  }
  for (const other of [page, page.toLowerCase()]) {
    if (other !== name && (await files.has(indexOf(other)))) return { kind: 'redirect', to: encodeURI(other) };
  }
  return missing;
}

function indexOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}/index.html`;
}

/** Undefined for anything but plain, canonical segments: whatever could leave `public/` or have a second spelling. */
function decodePath(pathname: string): string | undefined {
  if (/%2f|%5c|%00|\\/i.test(pathname)) return undefined;
  try {
    const name = decodeURIComponent(pathname);
    const segments = name.slice(1).replace(/\/$/, '').split('/');
    const plain = name === '/' || segments.every((segment) => segment !== '' && !isDotted(segment));
    return plain ? name : undefined;
  } catch {
    return undefined;
  }
}

/** `.`, `..` and hidden files; `/.well-known/` is public by its purpose (RFC 8615). */
function isDotted(segment: string): boolean {
  return segment.startsWith('.') && segment !== '.well-known';
}

/**
 * Source maps, what only the build needs, the compressed copies under their own names, what only servers read, and the
 * 404 page as a page.
 */
function isHidden(name: string): boolean {
  return (
    /\.(?:map|br|gz)$/.test(name) ||
    /^\/(?:csp\.json|chunk-map\.json|webpack\.stats\.json|_headers|_redirects|404(?:\.html)?(?:\/.*)?)$/.test(name)
  );
}
