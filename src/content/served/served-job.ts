import { makeSafe, type SafeJob } from '../../contract/jobs';
import { type JobFile, jobOnTheWire } from './job-file';
import { sanitiseHtml } from './sanitise-html';

/** A job file as the backend and the build hand it out. For neither is its HTML trusted (reliability X1). */
export function servedJob(file: JobFile): SafeJob {
  return makeSafe(jobOnTheWire(file), sanitiseHtml);
}
