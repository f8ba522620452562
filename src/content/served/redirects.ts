/** Addresses of pages that are gone, and where they lead: both are paths of this site. */
export type Redirects = ReadonlyMap<string, string>;

/** The lists that pages of a kind were in, by the beginning of their addresses. */
const lists: Readonly<Record<string, string>> = {
  '/product/': '/products',
  '/products/': '/products',
  '/services/': '/services',
  '/hosting/': '/hosting',
};

/**
 * Where addresses of the ledger lead that are no pages any more: where somebody wrote, else to the list that they were
 * in, else to the home page.
 */
export function redirectsOf(
  addresses: Readonly<Record<string, string | null>>,
  isPage: (path: string) => boolean,
): Redirects {
  const gone = Object.entries(addresses).filter(([from]) => isPath(from) && !isPage(from));
  return new Map(
    gone.map(([from, to]) => [from, [to, listOf(from)].find((one) => one && isPath(one) && isPage(one)) ?? '/']),
  );
}

/** `_redirects`, as Netlify and Cloudflare read it; both keep the query. Our server and nginx are told by it too. */
export function redirectsFile(redirects: Redirects): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/** What such a file says of pages that are gone. A line that would lead to another site is none of ours. */
export function readRedirects(file: string): Redirects {
  const lines = file.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from = '', to = '', status]) =>
      status === '301' && isPath(from) && isPath(to) ? [[from, to]] : [],
    ),
  );
}

function listOf(from: string): string | undefined {
  return Object.entries(lists).find(([start]) => from.startsWith(start))?.[1];
}

/** Never `//host`, which a browser takes for another site. */
function isPath(text: string): boolean {
  return /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(text);
}
