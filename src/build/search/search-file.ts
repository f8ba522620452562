import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, searchFile } from '../../search/entry';
import { productEntries, questionEntries, serviceEntries } from './catalogue-entries';
import { industryEntries, pageEntries } from './page-entries';

/** Writes `public/search.json`: all that the pages say, for the browser of whoever searches (docs/decisions/0036). */
export function writeSearchFile(root: string): void {
  const file = path.join(root, 'public', searchFile.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ [searchFile.key]: searchEntries(path.join(root, 'data')) }));
}

/** Everything on the site that can be found. A page that belongs to a service stands among the services alone. */
export function searchEntries(dataDir: string): Entry[] {
  const services = serviceEntries(dataDir);
  const own = new Set(services.map(({ id }) => id));
  const pages = pageEntries(dataDir).filter(({ id }) => !own.has(id));
  return [...productEntries(dataDir), ...services, ...questionEntries(dataDir), ...industryEntries(dataDir), ...pages];
}
