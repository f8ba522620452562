import type { FastifyBaseLogger } from 'fastify';

/** Lines of the log in a second, for answers that nobody looks for one by one. */
const most = 20;

/**
 * Bounds what a flood of requests writes into the log: at thousands a second, a line for each would fill a disk within
 * days. What is left out is counted.
 */
export class RoutineLines {
  private second = 0;
  private listed = 0;
  private leftOut = 0;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {}

  /** Whether one more answer has a line of its own. */
  take(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.second) this.begin(second);
    this.listed += 1;
    if (this.listed <= most) return true;
    this.leftOut += 1;
    return false;
  }

  private begin(second: number): void {
    if (this.leftOut > 0) this.log.warn({ count: this.leftOut }, 'more was answered in a second than is listed');
    this.second = second;
    this.listed = 0;
    this.leftOut = 0;
  }
}
