import { jobRichKeys, makeSafe, type SafeJob } from '../contract/jobs';
import type { SafeHtml } from '../contract/rich-text';
import { loadJobs } from './jobs';
import { loadSanitiser, withoutHtml } from './sanitise';

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
