import { job } from '../../content/schema/job';
import { servedJob } from '../../content/served/served-job';
import { isOpen, jobPath } from '../../contract/jobs';
import type { Entry } from '../../search/entry';
import { entriesOf } from './read-content';

/** The positions that one can apply for when the site is built. The page of one that is over since says so. */
export function jobEntries(dataDir: string, now: number): Entry[] {
  return entriesOf(dataDir, 'Job', job)
    .map((one) => ({ one, served: servedJob(one) }))
    .filter(({ served }) => isOpen(served, now))
    .map(({ one, served }) => ({
      kind: 'job',
      id: jobPath(served),
      title: one.title,
      words: [served.employment_status, served.workplace, served.job_location].join('\n'),
      text: [one.summary, ...one.responsibilities, ...(one.requirements ?? [])].join('\n'),
    }));
}
