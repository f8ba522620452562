import { job } from '../../content/schema/job';
import { servedJob } from '../../content/served/served-job';
import { isOpen, jobPath } from '../../contract/jobs';
import type { Entry } from '../../search/entry';
import { wordsOf } from '../../search/words';
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
      words: ['job', ...initials(one.title), served.employment_status, served.workplace, served.job_location].join(
        '\n',
      ),
      text: [one.summary, ...one.responsibilities, ...(one.requirements ?? [])].join('\n'),
    }));
}

/** Of every two words and more that stand together: people look for "SQA", "QA" and "BDE". */
function initials(title: string): string[] {
  const letters = wordsOf(title).map((word) => word.slice(0, 1));
  return letters.flatMap((_, from) =>
    letters.slice(from + 1).map((_, more) => letters.slice(from, from + more + 2).join('')),
  );
}
