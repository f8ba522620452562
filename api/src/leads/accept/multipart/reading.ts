import { Line, type Sender } from '../../../quotas/line';

/** Limits on reading bodies (reliability S7). The times are in milliseconds. */
const limits = {
  /** What the worst body may take. */
  time: 250,
  usual: 1,
  /** More than the memory for bodies has room for, unless they are small. */
  queue: 2_000,
  wait: 20_000,
};

/** In milliseconds: so much may be read at once. Everybody else waits for it, and nobody notices. */
const slice = 10;

/**
 * Bodies are read by the event loop, which answers everybody else. One takes a quarter of a second at worst, but many
 * may end at one moment. So after every few milliseconds of reading the loop rests from it for as long as it has read,
 * and whose body is next, the line says.
 */
export class Reading {
  private readonly line = new Line<'the event loop'>(limits);
  /** Milliseconds of work that were not followed by as much rest yet, when the last of it had been done. */
  private restDue = 0;
  private since = 0;

  constructor() {
    this.line.offer('the event loop');
  }

  /** @throws Problem 503 after too long a wait; why the sender has lost the body; what `read` throws */
  async inTurn<T>(sender: Sender, read: () => T): Promise<T> {
    const loop = await this.line.turn(sender);
    const start = performance.now();
    try {
      return read();
    } finally {
      this.line.end(sender, performance.now() - start);
      this.addRest(start);
      if (this.restDue < slice) this.goOn(loop);
      else setTimeout(() => this.goOn(loop), this.restDue);
    }
  }

  /** Answers whoever waits with 503. */
  close(): void {
    this.line.close();
  }

  /** To find out whose turn it is takes time as well. */
  private goOn(loop: 'the event loop'): void {
    const start = performance.now();
    this.line.offer(loop);
    this.addRest(start);
  }

  /**
   * Adds the rest that is due for work that began at `start` and has ended now. The time since the work before counts
   * as rest.
   */
  private addRest(start: number): void {
    const end = performance.now();
    this.restDue = Math.max(0, this.restDue - (start - this.since)) + end - start;
    this.since = end;
  }
}
