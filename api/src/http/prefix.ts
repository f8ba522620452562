/** Everything of the API lives below this path; the site never answers there. */
export const apiPrefix = '/api';

/** A path of the wire contract as a route of the plugin that is mounted at `/api`. */
export function withinApi(path: string): string {
  if (!path.startsWith(`${apiPrefix}/`)) throw new Error(`${path} is not below ${apiPrefix}`);
  return path.slice(apiPrefix.length);
}

/**
 * What the router goes by: without the host of an absolute address (RFC 9112, section 3.2.2), and without the query.
 */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path || '/';
}

/** Also when letters of it are percent-encoded: the router decodes them before it compares. */
export function isApiPath(pathname: string): boolean {
  const letters = pathname.replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return letters === apiPrefix || letters.startsWith(`${apiPrefix}/`);
}
