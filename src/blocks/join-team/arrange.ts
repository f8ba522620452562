import { isOpen, type SafeJob } from '../../contract/jobs';

export interface Position {
  job: SafeJob;
  isOpen: boolean;
}

/** Open positions before closed ones, each in the order of the list (R-JOIN-03, 05). */
export function arrange(jobs: readonly SafeJob[], now: number): Position[] {
  const positions = jobs.map((job) => ({ job, isOpen: isOpen(job, now) }));
  return [...positions.filter((one) => one.isOpen), ...positions.filter((one) => !one.isOpen)];
}
