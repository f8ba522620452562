import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Redirects, readRedirects } from '../../src/content/served/redirects';

/** Where pages lead that are gone, of a built site. */
export function readBuiltRedirects(folder: string): Redirects {
  const file = path.join(folder, '_redirects');
  return readRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
