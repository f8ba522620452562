/**
 * In milliseconds: a shortage is reported when it has lasted so long, and is over when nothing was refused for so long.
 */
const minute = 60_000;

/** Notes that more arrives than there is room or time for, and that some of it is refused. */
export class Shortage {
  private begun = Number.NEGATIVE_INFINITY;
  private latest = Number.NEGATIVE_INFINITY;

  /** Something is refused now. */
  note(): void {
    const now = performance.now();
    if (now - this.latest > minute) this.begun = now;
    this.latest = now;
  }

  get lasts(): boolean {
    return this.latest - this.begun >= minute && performance.now() - this.latest <= minute;
  }
}
