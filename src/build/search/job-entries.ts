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
      // Also by its number, as letters and links name it.
      words: [
        'job',
        String(one.id),
        ...initials(one.title),
        served.employment_status,
        served.workplace,
        served.job_location,
      ].join('\n'),
      text: [one.summary, ...one.responsibilities, ...(one.requirements ?? [])].join('\n'),
    }));
}

/**
 * Of every three words and more that stand together: people look for "BDE". Two letters begin other words, which are
 * being typed; and across a comma, as in "Software Engineer, Laravel", nobody takes them together.
 */
function initials(title: string): string[] {
  return title.split(/[,;:()]/).flatMap((part) => {
    const letters = wordsOf(part).map((word) => word.slice(0, 1));
    return letters.flatMap((_, from) =>
      letters.slice(from + 2).map((_, more) => letters.slice(from, from + more + 3).join('')),
    );
  });
}

/** Of each position that is over, what the page of the open ones is found by: who remembers it is led there. */
export function closedPositions(dataDir: string, now: number): string[] {
  return entriesOf(dataDir, 'Job', job)
    .filter((one) => !isOpen(servedJob(one), now))
    .map(({ id, title }) => `${title} (position ${id}): applications are closed.`);
}
