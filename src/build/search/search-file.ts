import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../content/schema/site';
import { type Entry, searchFile } from '../../search/entry';
import { productEntries, questionEntries, serviceEntries } from './catalogue-entries';
import { jobEntries } from './job-entries';
import { industryEntries, pageEntries } from './page-entries';
import { planEntries } from './plan-entries';
import { entriesOf } from './read-content';

/** Writes `public/search.json`: all that the pages say, for the browser of whoever searches (docs/decisions/0036). */
export function writeSearchFile(root: string): void {
  const file = path.join(root, 'public', searchFile.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ [searchFile.key]: searchEntries(path.join(root, 'data'), Date.now()) }));
}

/**
 * Everything on the site that can be found. A page that belongs to a service stands among the services alone.
 *
 * @param now of the build, in milliseconds: which positions are open
 */
export function searchEntries(dataDir: string, now: number): Entry[] {
  const services = serviceEntries(dataDir);
  const own = new Set(services.map(({ id }) => id));
  const pages = pageEntries(dataDir, now).filter(({ id }) => !own.has(id));
  const all = [
    ...productEntries(dataDir),
    ...services,
    ...planEntries(dataDir),
    ...jobEntries(dataDir, now),
    ...questionEntries(dataDir),
    ...industryEntries(dataDir),
    ...pages,
  ];
  const [email = ''] = entriesOf(dataDir, 'Company', site).map(({ contact }) => contact.email);
  return all.map((entry) => ({ ...entry, text: asRead(entry.text, email) }));
}

/**
 * As visitors read it: with the address filled in, and without the sign that makes a line a point of a list, or what a
 * page fills in for each plan or number.
 */
function asRead(text: string, email: string): string {
  const lines = text.replaceAll('{email}', email).split('\n');
  return lines
    .filter((line) => !/\{[a-z]+\}/.test(line))
    .map((line) => line.replace(/^- /, ''))
    .join('\n');
}
