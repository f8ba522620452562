import { dayOf, endOfDay } from './dates';
import type { Option } from './form';
import { type Complain, type Entry, idAt, lineAt, type Reading, readRows, type ToText, textAt } from './reading';
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

/** Far more than a company of this size advertises. */
export const mostJobs = 200;

/** Reads the jobs out of an API answer, as `readRows` does. What may hold HTML is not safe yet; the rest is text. */
export function readJobs(answer: unknown, toText?: ToText): Reading<Job> {
  return readRows(answer, {
    key: jobList.key,
    most: mostJobs,
    read: (entry, complain) => readJob(entry, complain, toText),
    idOf: ({ id }) => id,
  });
}

function readJob(entry: Entry, complain: Complain, toText?: ToText): Job {
  const rich = (key: (typeof jobRichKeys)[number]) => textAt(entry, key, complain);
  const text = (key: keyof Job) => textAt(entry, key, complain, toText);
  return {
    id: String(idAt(entry)),
    job_title: lineAt(entry, 'job_title', complain, toText),
    company_summery: rich('company_summery'),
    job_responsibilities: rich('job_responsibilities'),
    educational_requirements: rich('educational_requirements'),
    other_benefits: rich('other_benefits'),
    experience_requirements: rich('experience_requirements'),
    additional_requirements: rich('additional_requirements'),
    application_deadline: dateOrNone(text('application_deadline')),
    published_on: dateOrNone(text('published_on')),
    vacancy: text('vacancy'),
    job_location: text('job_location'),
    salary: text('salary'),
    employment_status: text('employment_status'),
    workplace: text('workplace'),
    age: text('age'),
  };
}

/** Without what databases and languages write in place of none. */
function dateOrNone(text: string): string {
  return /^(?:0000-00-00|0001-01-01|1970-01-01|9999-12-31)/.test(text) ? '' : text;
}

/**
 * Whether one can still apply: until the end of the day of the deadline in Dhaka (R-JOIN-05). That day is over there for
 * everybody at the same moment, and nobody is sent away at ten in the morning because of the time of a stored date.
 * A job without a deadline, or with one in words, stays open as long as it is listed. `now` is in milliseconds.
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
