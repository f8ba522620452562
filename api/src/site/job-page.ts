import path from 'node:path';
import { findJob, newJobPath } from '../../../src/contract/jobs';
import type { LiveLists } from '../lists/live-lists';
import type { SiteFiles } from './site-files';

/**
 * `redirect` to the page of a job whose address had another title; `new` for a job that is newer than the build; `gone`
 * for one that nobody knows any more.
 */
export type JobPage = { kind: 'redirect'; to: string } | { kind: 'new' } | { kind: 'gone' };

const folder = path.posix.dirname(newJobPath);

/** What an address below /join-team leads to when no file has it. Undefined for every other address. */
export async function jobPage(files: SiteFiles, pathname: string, lists: LiveLists): Promise<JobPage | undefined> {
  if (!pathname.startsWith(`${folder}/`)) return undefined;
  const lastPart = pathname
    .slice(folder.length + 1)
    .replace(/\/$/, '')
    .toLowerCase();
  if (!/^[a-z0-9-]+$/.test(lastPart)) return { kind: 'gone' };
  const built = await builtPage(files, lastPart);
  // The redirect is temporary: after the next build, the address that was right may be the other one.
  if (built) return { kind: 'redirect', to: `${folder}/${built}` };
  if (!findJob(lastPart, (await lists.jobs()) ?? [])) return { kind: 'gone' };
  const to = `${folder}/${lastPart}`;
  return pathname === to ? { kind: 'new' } : { kind: 'redirect', to };
}

/** The built page whose address ends with the same number; without one, the only page with these words in its name. */
async function builtPage(files: SiteFiles, lastPart: string): Promise<string | undefined> {
  const id = /(?:^|-)(\d+)$/.exec(lastPart)?.[1];
  const names = await files.namesIn(folder);
  if (id) return names.find((name) => name === id || name.endsWith(`-${id}`));
  const words = (name: string) => name.replace(/-\d+$/, '');
  const same = names.filter((name) => words(name) === lastPart && name !== lastPart);
  const among = same.length > 0 ? same : names.filter((name) => name !== lastPart && hasWords(words(name), lastPart));
  return among.length === 1 ? among[0] : undefined;
}

/** Whether some words stand in a name, such as "designer" in "ui-ux-designer". */
function hasWords(name: string, some: string): boolean {
  return `-${name}-`.includes(`-${some}-`);
}
