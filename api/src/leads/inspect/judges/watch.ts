import type { Limits, Stop } from './limits';
import { residentOf, type Work, workOf } from './process-facts';

/** In milliseconds: between two looks at a process that has a document. */
const interval = 50;

/**
 * Looks from outside how long a process works at a document and what memory it has, and calls back when that is too
 * much. Where the system does not count the work of a process, the time that passes counts.
 */
export class Watch {
  private readonly begun = performance.now();
  private readonly workBefore: Work | undefined;
  private readonly timer: NodeJS.Timeout;
  private total: number | undefined;
  /** What was seen until now, in milliseconds: a thread that ends takes its share along. */
  private most = 0;

  constructor(
    private readonly pid: number,
    private readonly limits: Pick<Limits, 'time' | 'patience' | 'resident'>,
    private readonly passed: (limit: Stop) => void,
  ) {
    this.workBefore = workOf(pid);
    this.timer = setInterval(() => this.look(), interval);
  }

  /** In milliseconds: what the process has worked until now or `stop`; all the time since when it has ended. */
  get worked(): number {
    if (this.total !== undefined) return this.total;
    const now = workOf(this.pid);
    if (now === undefined || this.workBefore === undefined) return this.passedTime;
    // Whichever is more: threads that help the first one count no further than it does, and those that unpack do.
    const { first, others } = this.workBefore;
    this.most = Math.max(this.most, now.first - first, now.others - others);
    return this.most;
  }

  stop(): void {
    clearInterval(this.timer);
    this.total ??= this.worked;
  }

  private get passedTime(): number {
    return performance.now() - this.begun;
  }

  private look(): void {
    const limit = this.passedLimit();
    if (!limit) return;
    this.stop();
    this.passed(limit);
  }

  private passedLimit(): Stop | undefined {
    const { time, patience, resident } = this.limits;
    if (this.worked >= time) return 'time';
    if (this.passedTime >= patience) return 'patience';
    return (residentOf(this.pid) ?? 0) > resident ? 'memory' : undefined;
  }
}
