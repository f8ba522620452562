import type { Limits } from './limits';
import { timeOfThread } from './thread-time';

/** In milliseconds: between two looks at a document that has worked for nearly as long as it may. */
const shortest = 50;

/** Measures how long a worker works at a document, and tells when that is too long. */
export class Stopwatch {
  private readonly begun = performance.now();
  private readonly workedBefore: number;
  private timer: NodeJS.Timeout | undefined;
  private total: number | undefined;

  /** `thread` as its worker has told it. */
  constructor(
    private readonly thread: string | undefined,
    private readonly limits: Pick<Limits, 'time' | 'patience'>,
    private readonly tooLong: () => void,
  ) {
    this.workedBefore = timeOfThread(thread) ?? 0;
    this.look();
  }

  /** In milliseconds: what the worker itself has worked until now or `stop`; all the time since when it has ended. */
  get worked(): number {
    if (this.total !== undefined) return this.total;
    const now = timeOfThread(this.thread);
    return now === undefined ? performance.now() - this.begun : now - this.workedBefore;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.total ??= this.worked;
  }

  private look(): void {
    const left = this.limits.time - this.worked;
    const patience = this.limits.patience - (performance.now() - this.begun);
    if (left <= 0 || patience <= 0) this.tooLong();
    else this.timer = setTimeout(() => this.look(), Math.max(shortest, Math.min(left, patience)));
  }
}
