import type { Job, jobRichKeys, ListedJob } from './jobs';
import { type Complain, type Entry, idAt, lineAt, type Reading, readRows, type ToText, textAt } from './reading';
import { readDate } from './written-dates';

/** Where the list of jobs is asked for, and the key of the answer that holds it (R-API-04). */
export const jobList = { path: '/api/job-list', key: 'job_list' } as const;

/** Far more than a company of this size advertises. */
export const mostJobs = 200;

/** Reads the jobs out of an API answer, as `readRows` does. What may hold HTML is not safe yet; the rest is text. */
export function readJobs(answer: unknown, toText?: ToText): Reading<ListedJob> {
  return readRows(answer, {
    key: jobList.key,
    most: mostJobs,
    read: (entry, complain) => readJob(entry, complain, toText),
    idOf: ({ id }) => id,
  });
}

function readJob(entry: Entry, complain: Complain, toText?: ToText): ListedJob {
  const rich = (key: (typeof jobRichKeys)[number]) => textAt(entry, key, complain);
  const text = (key: keyof Job) => textAt(entry, key, complain, toText);
  const sent = entry.job_title;
  const job_title = lineAt(entry, 'job_title', complain, toText);
  return {
    ...(typeof sent === 'string' && sent !== job_title ? { sentTitle: sent } : {}),
    id: String(idAt(entry)),
    job_title,
    company_summery: rich('company_summery'),
    job_responsibilities: rich('job_responsibilities'),
    educational_requirements: rich('educational_requirements'),
    other_benefits: rich('other_benefits'),
    experience_requirements: rich('experience_requirements'),
    additional_requirements: rich('additional_requirements'),
    application_deadline: readDate(text('application_deadline')),
    published_on: readDate(text('published_on')),
    vacancy: text('vacancy'),
    job_location: text('job_location'),
    salary: text('salary'),
    employment_status: text('employment_status'),
    workplace: text('workplace'),
    age: text('age'),
  };
}
