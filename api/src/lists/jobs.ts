import path from 'node:path';
import { job } from '../../../src/content/schema/job';
import { type JobFile, newestFirst } from '../../../src/content/served/job-file';
import { servedJob } from '../../../src/content/served/served-job';
import { jobList, mostJobs } from '../../../src/contract/job-list';
import { type Reading, readable } from '../../../src/contract/reading';
import { isRecord } from '../../../src/contract/record';
import { fitting } from './in-file';
import type { ServedList } from './served-list';

const jobFiles = { read: fitting(job), idOf: ({ id }: JobFile) => id };

/**
 * Every job that has a file, open or closed, the newest first (R-API-04); closed ones stay until it is removed. Of more
 * than a page can read, the oldest are left out and named.
 */
export const jobs: ServedList = {
  ...jobList,
  // Half a minute: with what a page remembers (src/live/jobs.ts), an edited job shows within a minute.
  maxAge: 30,
  load: async (files, dataDir) => {
    const { rows, troubles } = await files.folder(path.join(dataDir, 'live/jobs'), jobFiles).catch(noFolder);
    const all = rows.sort(newestFirst).map(servedJob);
    const listed = readable(all, mostJobs);
    const left = all.slice(listed.length).map(({ id, job_title }) => `Job ${id} (${job_title}) is one too many`);
    return { rows: listed, troubles: [...troubles, ...left] };
  },
};

/** The folder is missing when there is no job: version control keeps no empty folders. */
function noFolder(error: unknown): Reading<never> {
  if (isRecord(error) && error.code === 'ENOENT') return { rows: [], troubles: [] };
  throw error;
}
