/** In milliseconds: a shortage is worth a word when it lasts so long, and over when so long nothing was refused. */
const minute = 60_000;

/** More comes than there is room or time for, and some is refused. */
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
