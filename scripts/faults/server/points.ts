import { BroadcastChannel } from 'node:worker_threads';

/** Moments of a request in which the server can be made to end. */
export const points = ['mid-body', 'in-transaction', 'after-commit', 'mid-reply'] as const;
export type Point = (typeof points)[number];

/** How the runs tell the server: environment variables. */
export const pointVariable = 'FAULT_POINT';
export const afterVariable = 'FAULT_AFTER';

/**
 * Counts answered submissions; once there are enough, the next time the chosen point is reached is the last. Every
 * thread of the server has one: answers are counted where they are sent, and points are reached where the work is done.
 */
class Trap {
  private readonly channel = new BroadcastChannel('fault-trap');
  private answered = 0;
  private isArmed = false;
  private isSprung = false;

  constructor(
    private readonly point: string | undefined,
    private readonly after: number,
  ) {
    this.channel.onmessage = () => {
      this.isSprung = true;
    };
    this.channel.unref();
  }

  /** To be called when the server has said that it is ready: one that ends before has not started. */
  arm(): void {
    this.isArmed = true;
    this.springWhenEnough();
  }

  countAnswer(): void {
    this.answered += 1;
    this.springWhenEnough();
  }

  isDue(point: Point): boolean {
    return this.isSprung && this.point === point;
  }

  /** Ends the process at this very instruction: nothing is flushed, answered or rolled back. */
  reach(point: Point): void {
    if (this.isDue(point)) process.kill(process.pid, 'SIGKILL');
  }

  private springWhenEnough(): void {
    if (!this.isArmed || this.isSprung || this.answered < this.after) return;
    this.isSprung = true;
    this.channel.postMessage('due');
  }
}

export const trap = new Trap(process.env[pointVariable], Number(process.env[afterVariable] ?? 0));
