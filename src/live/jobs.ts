import { jobList, readJobs } from '../contract/job-list';
import { jobRichKeys, type ListedJob, makeSafe, type SafeJob } from '../contract/jobs';
import type { SafeHtml } from '../contract/rich-text';
import { apiUrl } from './api';
import { fetchJson } from './fetch-json';
import { loadSanitiser, withoutHtml } from './sanitise';
import { usableRows } from './usable-rows';
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
  const request = fetchJson(apiUrl(jobList.path)).then((answer) =>
    usableRows(jobList.path, readJobs(answer, plainText)),
  );
  latest = { request, at: Date.now() };
  request.catch(forgetJobs);
  return request;
}

/**
 * The current jobs, safe to render. A text that is letter for letter one of `known` was sanitised before, so that
 * usually no sanitiser is fetched and a phone has nothing to do.
 */
export async function loadSafeJobs(known: readonly SafeJob[]): Promise<SafeJob[]> {
  const jobs = await loadJobs();
  const texts = new Map<string, SafeHtml>(known.flatMap(textsOf).map((text) => [text, text]));
  const areKnown = jobs.every((job) => jobRichKeys.every((key) => texts.has(job[key])));
  const sanitise = areKnown ? withoutHtml : await loadSanitiser();
  return jobs.map((job) => makeSafe(job, (html) => texts.get(html) ?? sanitise(html)));
}

function textsOf(job: SafeJob): SafeHtml[] {
  return jobRichKeys.map((key) => job[key]);
}

/** Asks again next time; also for tests. */
export function forgetJobs(): void {
  latest = undefined;
}
