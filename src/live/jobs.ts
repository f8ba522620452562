import { jobList, makeSafe, readJobs, type SafeJob } from '../contract/jobs';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { loadSanitiser } from './sanitise';

/** In milliseconds: how long an answer is shared. With the half minute that it may be cached, a change shows in one. */
const lifetime = 25_000;

let latest: { request: Promise<SafeJob[]>; at: number } | undefined;

/**
 * The current jobs from the backend, safe to render. Throws when they cannot be had or are no list of jobs; then the
 * next call tries again.
 */
export function loadJobs(): Promise<SafeJob[]> {
  if (latest && Date.now() - latest.at < lifetime) return latest.request;
  const request = Promise.all([fetchJson(apiUrl(jobList.path)), loadSanitiser()]).then(([answer, sanitise]) =>
    readJobs(answer).map((job) => makeSafe(job, sanitise)),
  );
  latest = { request, at: Date.now() };
  request.catch(forgetJobs);
  return request;
}

/** Asks again next time; also for tests. */
export function forgetJobs(): void {
  latest = undefined;
}
