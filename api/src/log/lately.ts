/** Notes that something happens, and says for a while that it did. */
export class Lately {
  private latest = Number.NEGATIVE_INFINITY;

  constructor(
    /** In milliseconds. */
    private readonly time: number,
    /** Called when it happens for the first time, or again after that time. */
    private readonly begins: () => void = () => {},
  ) {}

  note(): void {
    if (!this.is) this.begins();
    this.latest = performance.now();
  }

  /** It is over. */
  end(): void {
    this.latest = Number.NEGATIVE_INFINITY;
  }

  get is(): boolean {
    return performance.now() - this.latest <= this.time;
  }
}
