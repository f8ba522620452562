import { dayOf, endOfDay } from '../contract/dates';
import type { Job } from '../contract/jobs';
import { apiUrl } from './api';

/** Attributes by which a page that sleeps knows when to wake (src/waker/reasons.ts). */
interface LiveMarks {
  /** Address of the list that the page shows as the build knew it. */
  'data-live': string;
  /** When what it says of the time ends to be true, in milliseconds since 1970. */
  'data-due'?: number | undefined;
}

/** Of what is shown from a list; with `deadlines`, until the first of them that lies ahead of `now`. */
export function liveMarks(
  path: string,
  deadlines: readonly Pick<Job, 'application_deadline'>[] = [],
  now = 0,
): LiveMarks {
  const ends = deadlines.flatMap((job) => endOf(job) ?? []).filter((end) => end >= now);
  return { 'data-live': apiUrl(path), 'data-due': ends.length > 0 ? Math.min(...ends) : undefined };
}

function endOf({ application_deadline }: Pick<Job, 'application_deadline'>): number | undefined {
  const day = dayOf(application_deadline);
  return day === undefined ? undefined : endOfDay(day);
}
