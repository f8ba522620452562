/** In milliseconds: until half of some work is forgotten. */
const halfLife = 10_000;

/** How long the loop has worked for somebody of late. */
export class RecentWork {
  private amount = 0;
  private at = 0;

  /** In milliseconds, seen from a time by `performance.now()`. */
  seenFrom(now: number): number {
    return this.amount * 0.5 ** ((now - this.at) / halfLife);
  }

  /** @param worked in milliseconds */
  add(worked: number, now: number): void {
    this.amount = this.seenFrom(now) + worked;
    this.at = now;
  }
}
