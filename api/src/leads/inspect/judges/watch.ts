import type { Limit, Limits } from './limits';
import { residentOf, workedBy } from './process-facts';

/** In milliseconds: between two looks at a process that has a document. */
const interval = 50;

/**
 * Looks from outside how long a process works at a document and what memory it has, and tells when that is too much.
 * Where the system does not tell who works, it is the time that passes.
 */
export class Watch {
  private readonly begun = performance.now();
  private readonly workedBefore: number | undefined;
  private readonly timer: NodeJS.Timeout;
  private total: number | undefined;

  constructor(
    private readonly pid: number,
    private readonly limits: Pick<Limits, 'time' | 'patience' | 'resident'>,
    private readonly passed: (limit: Limit) => void,
  ) {
    this.workedBefore = workedBy(pid);
    this.timer = setInterval(() => this.look(), interval);
  }

  /** In milliseconds: what the process has worked until now or `stop`; all the time since when it has ended. */
  get worked(): number {
    if (this.total !== undefined) return this.total;
    const now = workedBy(this.pid);
    if (now === undefined || this.workedBefore === undefined) return this.passedTime;
    return now - this.workedBefore;
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

  private passedLimit(): Limit | undefined {
    const { time, patience, resident } = this.limits;
    if (this.worked >= time || this.passedTime >= patience) return 'time';
    return (residentOf(this.pid) ?? 0) > resident ? 'memory' : undefined;
  }
}
