import { useMemo } from 'react';
import { isOpen, jobHtmlKeys, jobKeys, type SafeJob } from '../../contract/jobs';
import { type LiveJobs, useJobs } from '../../live/use-jobs';
import { useCompany } from '../../shared/use-company';
import { useNow } from '../../shared/use-now';

interface CurrentJob {
  job: SafeJob;
  state: 'open' | 'closed' | 'gone';
  /** Whether its facts are still those of the build. */
  isAsBuilt: boolean;
  live: LiveJobs;
}

/**
 * A job of the build as it is now: with the backend's words, closed when its deadline passes, gone when it left the
 * list.
 */
export function useJob(built: SafeJob): CurrentJob {
  const snapshot = useMemo(() => [built], [built]);
  const live = useJobs(snapshot);
  const now = useNow(useCompany().builtOn);
  const listed = live.jobs.find(({ id }) => id === built.id);
  const job = listed ?? built;
  const state = !listed ? 'gone' : isOpen(listed, now) ? 'open' : 'closed';
  return { job, state, isAsBuilt: haveSameFacts(job, built), live };
}

const factKeys = jobKeys.filter((key) => !jobHtmlKeys.some((htmlKey) => htmlKey === key));

function haveSameFacts(a: SafeJob, b: SafeJob): boolean {
  return factKeys.every((key) => a[key] === b[key]);
}
