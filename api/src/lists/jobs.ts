import path from 'node:path';
import { job } from '../../../src/content/schema/job';
import { newestFirst } from '../../../src/contract/job-file';
import { jobList } from '../../../src/contract/jobs';
import { isRecord } from '../../../src/contract/record';
import { servedJob } from '../../../src/contract/served-job';
import { inFile } from './in-file';
import type { ServedList } from './served-lists';

/** Every job that has a file, open or closed, the newest first (R-API-04); closed ones stay until it is removed. */
export const jobs: ServedList = {
  ...jobList,
  // Half a minute: with what a page remembers (src/live/jobs.ts), an edited job shows within a minute.
  maxAge: 30,
  load: async (json, dataDir) => {
    const folder = path.join(dataDir, 'live/jobs');
    const found = await json.namedFolder(folder).catch(noFolder);
    const files = found.map(({ name, json: content }) => inFile(path.join(folder, name), readJobFile, content));
    if (new Set(files.map(({ id }) => id)).size < files.length) throw new Error(`${folder}: Two jobs have the same id`);
    return files.sort(newestFirst).map(servedJob);
  },
};

function readJobFile(content: unknown) {
  const { success, data, error } = job.safeParse(content);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '));
}

/** The last job takes its folder along, where a version control system keeps no empty ones. */
function noFolder(error: unknown): [] {
  if (isRecord(error) && error.code === 'ENOENT') return [];
  throw error;
}
