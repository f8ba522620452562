import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { freePort } from '../../kit/free-port';
import { buildCopy, copyCheckout } from '../lib/copy-of-checkout';
import { temporaryFolder } from '../lib/temporary-folder';

/**
 * Builds a copy of this checkout for a backend on an origin of its own, since the address is part of the pages.
 * Returns the folder, which is gone when the process ends.
 */
export async function buildForAnother(): Promise<string> {
  const copy = temporaryFolder(tmpdir());
  copyCheckout(copy);
  const settings = { GATSBY_API_MODE: 'contract', GATSBY_API_URL: `http://127.0.0.1:${await freePort()}` };
  if ((await buildCopy(copy, settings)) !== 0) throw new Error('The build for another backend failed.');
  return copy;
}

/** Origin of the backend that the pages in `public/` were built for. @throws when that is our own */
export function backendOrigin(): string {
  const { apiMode, apiUrl } = JSON.parse(readFileSync('public/.built.json', 'utf8'));
  if (apiMode !== 'contract') throw new Error('These pages were not built with GATSBY_API_MODE=contract.');
  return new URL(apiUrl).origin;
}
