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
  const lastPart = pathname.slice(folder.length + 1).replace(/\/$/, '');
  if (!/^[a-z0-9-]+$/.test(lastPart)) return { kind: 'gone' };
  const built = await pageWithId(files, lastPart);
  // The redirect is temporary: after the next build, the address that was right may be the other one.
  if (built) return { kind: 'redirect', to: `${folder}/${built}` };
  if (!findJob(lastPart, (await lists.jobs()) ?? [])) return { kind: 'gone' };
  return pathname.endsWith('/') ? { kind: 'redirect', to: `${folder}/${lastPart}` } : { kind: 'new' };
}

/** The built page whose address ends with the same number. */
async function pageWithId(files: SiteFiles, lastPart: string): Promise<string | undefined> {
  const id = /(?:^|-)(\d+)$/.exec(lastPart)?.[1];
  if (!id) return undefined;
  const names = await files.namesIn(folder);
  return names.find((name) => name === id || name.endsWith(`-${id}`));
}
