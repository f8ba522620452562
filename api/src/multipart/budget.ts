/** How much memory all bodies together may take, counted as they arrive: slow clients hold only what they have sent. */
export class Budget {
  private readonly taken = new Map<object, number>();
  private left: number;

  constructor(bytes: number) {
    this.left = bytes;
  }

  /** Whether there was enough left. */
  take(holder: object, bytes: number): boolean {
    if (bytes > this.left) return false;
    this.left -= bytes;
    this.taken.set(holder, (this.taken.get(holder) ?? 0) + bytes);
    return true;
  }

  /** Gives back all that the holder took. */
  release(holder: object): void {
    this.left += this.taken.get(holder) ?? 0;
    this.taken.delete(holder);
  }
}
