import { jobList, readJobs } from '../contract/job-list';
import type { ListedJob } from '../contract/jobs';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { named } from './named';
import { plainText } from './words';

/** In milliseconds: how long an answer is shared. With the half minute that it may be cached, a change shows in one. */
const lifetime = 25_000;

let latest: { request: Promise<ListedJob[]>; at: number } | undefined;

/**
 * The current jobs from the backend, whose HTML is not safe yet. Throws when they cannot be had or are no list of
 * jobs; then the next call tries again.
 */
export function loadJobs(): Promise<ListedJob[]> {
  if (latest && Date.now() - latest.at < lifetime) return latest.request;
  const request = fetchJson(apiUrl(jobList.path)).then((answer) => named(jobList.path, readJobs(answer, plainText)));
  latest = { request, at: Date.now() };
  request.catch(forgetJobs);
  return request;
}

/** Asks again next time; also for tests. */
export function forgetJobs(): void {
  latest = undefined;
}
