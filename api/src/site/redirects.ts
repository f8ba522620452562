import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Redirects, readRedirects } from '../../../src/content/served/redirects';

export type { Redirects };

/** Reads where pages lead that are gone, from what the build wrote; none where it wrote nothing. */
export function redirectsReader(publicDir: string): () => Promise<Redirects> {
  const file = path.join(publicDir, '_redirects');
  return async () => readRedirects(await readFile(file, 'utf8').catch(() => ''));
}

/** Where the address of a page leads that is gone, in whichever of its spellings. */
export function redirectFor(redirects: Redirects, pathname: string): string | undefined {
  return redirects.get(pathname.toLowerCase().replace(/\/(?:index\.html)?$/, ''));
}
