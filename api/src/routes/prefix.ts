/** Everything of the API lives below this path; the site never answers there. */
export const apiPrefix = '/api';

/** A path of the wire contract as a route of the plugin that is mounted at `/api`. */
export function withinApi(path: string): string {
  if (!path.startsWith(`${apiPrefix}/`)) throw new Error(`${path} is not below ${apiPrefix}`);
  return path.slice(apiPrefix.length);
}

/** Also when letters of it are percent-encoded: the router decodes them before it compares. */
export function isApiPath(pathname: string): boolean {
  const letters = pathname.replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return letters === apiPrefix || letters.startsWith(`${apiPrefix}/`);
}
