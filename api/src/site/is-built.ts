import type { SiteFiles } from './site-files';

/** The last files that a build writes, and what every visitor needs: without one of them, the site is not whole. */
const needed = ['/index.html', '/404.html', '/csp.json', '/_headers'];

/** For the log. */
export const notBuilt =
  'the site is not built, or not whole: run "npm run build", or set SERVE_SITE=off when it is served elsewhere';

/** Whether the site is there, as far as one can tell without opening every page of it. */
export async function isBuilt(files: SiteFiles): Promise<boolean> {
  return !(await Promise.all(needed.map((file) => files.has(file)))).includes(false);
}
