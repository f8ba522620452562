import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faqList } from '../../src/contract/faqs';
import { jobList } from '../../src/contract/job-list';
import { liveLists } from '../../src/contract/lists';

/** A name that only the other backend knows. */
export const foreign = 'Known to the other backend';

/** Entries that nobody can use: each list has them, and loses nothing else by them (X6). */
const broken = [null, {}, { id: 900 }];

/** The answers of the other backend to the five specified calls, by path: as little as the specification asks for. */
export const lists: Record<string, object> = {
  ...Object.fromEntries(
    Object.values(liveLists).map(({ path, key, name }) => [path, { [key]: [...broken, { id: 901, [name]: foreign }] }]),
  ),
  // With those of the build: a page of a job that is not listed any more has no form.
  [jobList.path]: { [jobList.key]: [...broken, { id: 902, job_title: foreign }, ...builtJobs()] },
  [faqList.path]: {
    [faqList.key]: [...broken, { id: 903, title: foreign, description: null, category: '', priority: 'High' }],
  },
};

function builtJobs(): object[] {
  const folder = 'data/live/jobs';
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return files.map((text) => JSON.parse(text)).map(({ id, title }) => ({ id, job_title: title }));
}
