import { readFileSync } from 'node:fs';
import path from 'node:path';
import { policySources } from '../../api/src/http/content-policy';

/** What the pages of a built site hold inline. Throws when the site is not built. */
export function readBuiltPolicy(folder: string) {
  return policySources.parse(JSON.parse(readFileSync(path.join(folder, 'csp.json'), 'utf8')));
}
