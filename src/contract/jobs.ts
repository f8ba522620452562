import type { Option } from './form';
import { isRecord } from './record';
import type { SafeHtml } from './rich-text';
import { slugify } from './slugify';

/** Where the list of jobs is asked for, and the key of the answer that holds it (R-API-04). */
export const jobList = { path: '/api/job-list', key: 'job_list' } as const;

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

/** The five keys that hold HTML, in the order in which a job is read (R-JOIN-07). */
export const jobHtmlKeys = [
  'company_summery',
  'educational_requirements',
  'job_responsibilities',
  'additional_requirements',
  'other_benefits',
] as const satisfies readonly (keyof Job)[];

/** A job whose HTML went through a sanitiser. */
export type SafeJob = Job & Record<(typeof jobHtmlKeys)[number], SafeHtml>;

/** The job with its HTML made safe by the sanitiser of where we are. */
export function makeSafe(job: Job, sanitise: (html: string) => SafeHtml): SafeJob {
  return {
    ...job,
    company_summery: sanitise(job.company_summery),
    educational_requirements: sanitise(job.educational_requirements),
    job_responsibilities: sanitise(job.job_responsibilities),
    additional_requirements: sanitise(job.additional_requirements),
    other_benefits: sanitise(job.other_benefits),
  };
}

/** Far more than a company of this size advertises: an answer beyond is no list of jobs, and would stop a phone. */
const mostJobs = 200;
const longestText = 30_000;

/**
 * Reads the jobs out of an API answer. Their HTML is not safe yet.
 * Throws when the key is missing or a job has no id or no title: that is a failure, never an empty list (R-API-14).
 */
export function readJobs(answer: unknown): Job[] {
  const entries = isRecord(answer) ? answer[jobList.key] : undefined;
  if (!Array.isArray(entries)) throw new Error(`The answer has no ${jobList.key}`);
  if (entries.length > mostJobs) throw new Error(`The answer has more than ${mostJobs} jobs`);
  return entries.map(readJob);
}

function readJob(entry: unknown): Job {
  if (!isRecord(entry)) throw new Error('A job is not an object');
  const job: Job = {
    id: textOf(entry.id),
    job_title: textOf(entry.job_title),
    company_summery: textOf(entry.company_summery),
    job_responsibilities: textOf(entry.job_responsibilities),
    educational_requirements: textOf(entry.educational_requirements),
    other_benefits: textOf(entry.other_benefits),
    experience_requirements: textOf(entry.experience_requirements),
    additional_requirements: textOf(entry.additional_requirements),
    application_deadline: textOf(entry.application_deadline),
    published_on: textOf(entry.published_on),
    vacancy: textOf(entry.vacancy),
    job_location: textOf(entry.job_location),
    salary: textOf(entry.salary),
    employment_status: textOf(entry.employment_status),
    workplace: textOf(entry.workplace),
    age: textOf(entry.age),
  };
  if (job.id === '') throw new Error('A job has no id');
  if (job.job_title === '') throw new Error('A job has no title');
  return job;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' && value.length <= longestText) return value.trim();
  if (typeof value === 'number') return String(value);
  throw new Error('A value of a job is neither text of a sensible length nor a number');
}

/**
 * Whether one can still apply: until the end of the day of the deadline in Dhaka, which is UTC+6 all year (R-JOIN-05).
 * A job without a deadline, or with one in words, stays open as long as it is listed. `now` is in milliseconds.
 */
export function isOpen({ application_deadline }: Pick<Job, 'application_deadline'>, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(application_deadline)) return true;
  const endOfDay = Date.parse(`${application_deadline}T23:59:59.999+06:00`);
  return Number.isNaN(endOfDay) || now <= endOfDay;
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

/**
 * In milliseconds: how long after its deadline a job is still accepted by the backend. Who had the form open at midnight,
 * or wrote through a bad connection, is not refused; no page offers the job any more.
 */
export const grace = 24 * 60 * 60 * 1000;

/** The positions that an application can be for: titles, in the order of the list, each once. */
export function openJobOptions(
  jobs: readonly Pick<Job, 'job_title' | 'application_deadline'>[],
  now: number,
): Option[] {
  const titles = jobs.filter((job) => isOpen(job, now)).map(({ job_title }) => job_title);
  return [...new Set(titles)].map((title) => ({ value: title, label: title }));
}
