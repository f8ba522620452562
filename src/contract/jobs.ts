import { dayOf, endOfDay } from './dates';
import type { SafeHtml } from './rich-text';
import { slugify } from './slugify';

/** The 16 keys of a job (R-ENT-11). 'company_summery' belongs to the wire contract. */
export const jobKeys = [
  'id',
  'job_title',
  'company_summery',
  'job_responsibilities',
  'educational_requirements',
  'other_benefits',
  'experience_requirements',
  'additional_requirements',
  'application_deadline',
  'published_on',
  'vacancy',
  'job_location',
  'salary',
  'employment_status',
  'workplace',
  'age',
] as const;

/** A job as it travels. Everything is text; what a backend leaves out is empty. */
export type Job = Record<(typeof jobKeys)[number], string>;

/** A job as it was read from an answer. */
export interface ListedJob extends Job {
  /** The title letter for letter, where it is not the `job_title` that is shown: what an application sends back. */
  sentTitle?: string;
}

/** The five sections of a job, which hold HTML, in the order in which they are read (R-JOIN-07). */
export const jobHtmlKeys = [
  'company_summery',
  'educational_requirements',
  'job_responsibilities',
  'additional_requirements',
  'other_benefits',
] as const satisfies readonly (keyof Job)[];

/** All that may hold HTML: the sections, and a fact that other backends write as a list. */
export const jobRichKeys = [...jobHtmlKeys, 'experience_requirements'] as const satisfies readonly (keyof Job)[];

/** A job whose HTML went through a sanitiser. */
export type SafeJob = Job & Record<(typeof jobRichKeys)[number], SafeHtml>;

/** The job with its HTML made safe by the sanitiser of where we are. */
export function makeSafe(job: Job, sanitise: (html: string) => SafeHtml): SafeJob {
  return {
    ...job,
    company_summery: sanitise(job.company_summery),
    educational_requirements: sanitise(job.educational_requirements),
    job_responsibilities: sanitise(job.job_responsibilities),
    additional_requirements: sanitise(job.additional_requirements),
    other_benefits: sanitise(job.other_benefits),
    experience_requirements: sanitise(job.experience_requirements),
  };
}

/**
 * Whether one can still apply: until the end of the day of the deadline in Dhaka (R-JOIN-05). That day is over there
 * for everybody at the same moment, and nobody is sent away at ten in the morning because of the time of a stored date.
 * A job without a deadline, or with one that is no date, stays open as long as it is listed. `now` is in milliseconds.
 */
export function isOpen({ application_deadline }: Pick<Job, 'application_deadline'>, now: number): boolean {
  const day = dayOf(application_deadline);
  return day === undefined || now <= endOfDay(day);
}

/** Address of a job's own page. It ends with the id, which still finds the job when its title has changed. */
export function jobPath({ id, job_title }: Pick<Job, 'id' | 'job_title'>): string {
  return `/join-team/${slugify(`${job_title} ${id}`)}`;
}

/** The page that shows a job which is newer than the build; a server answers such addresses with it. */
export const newJobPath = '/join-team/position';

/** The job that the last part of such an address means: by its id alone, the longest that fits. */
export function findJob<Found extends Pick<Job, 'id'>>(lastPart: string, jobs: readonly Found[]): Found | undefined {
  const fitting = jobs.filter(({ id }) => lastPart === slugify(id) || lastPart.endsWith(`-${slugify(id)}`));
  return fitting.reduce<Found | undefined>(
    (best, job) => (best && best.id.length >= job.id.length ? best : job),
    undefined,
  );
}
