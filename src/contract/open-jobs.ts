import { oneDay } from './dates';
import type { Option } from './form-definition';
import { isOpen, type ListedJob } from './jobs';

/** The positions that an application can be for: titles, in the order of the list, each once. */
export function openJobOptions(
  jobs: readonly Pick<ListedJob, 'job_title' | 'sentTitle' | 'application_deadline'>[],
  now: number,
): Option[] {
  const options = new Map<string, Option>();
  for (const { job_title, sentTitle, ...job } of jobs) {
    if (isOpen(job, now) && !options.has(job_title)) {
      options.set(job_title, { value: sentTitle ?? job_title, label: job_title });
    }
  }
  return [...options.values()];
}

/**
 * In milliseconds: how long after its deadline a job is still accepted by the backend. Who had the form open at
 * midnight, or wrote through a bad connection, is not refused; no page offers the job any more.
 */
export const grace = oneDay;
