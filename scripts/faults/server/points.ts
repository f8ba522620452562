/** Moments of a request in which the server can be made to end. */
export const points = ['mid-body', 'in-transaction', 'after-commit', 'mid-reply'] as const;
export type Point = (typeof points)[number];

/** How the runs tell the server: environment variables. */
export const pointVariable = 'FAULT_POINT';
export const afterVariable = 'FAULT_AFTER';

/** Counts answered submissions; once there are enough, the next time the chosen point is reached is the last. */
export class Trap {
  private answered = 0;
  private isArmed = false;

  constructor(
    private readonly point: string | undefined,
    private readonly after: number,
  ) {}

  /** To be called when the server has said that it is ready: one that ends before has not started. */
  arm(): void {
    this.isArmed = true;
  }

  countAnswer(): void {
    this.answered += 1;
  }

  isDue(point: Point): boolean {
    return this.isArmed && this.point === point && this.answered >= this.after;
  }

  /** Ends the process at this very instruction: nothing is flushed, answered or rolled back. */
  reach(point: Point): void {
    if (this.isDue(point)) process.kill(process.pid, 'SIGKILL');
  }
}
