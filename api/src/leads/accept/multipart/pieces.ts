/**
 * A body may have so many pieces, and one more for each so many bytes: each costs some time and memory of its own,
 * however small.
 */
const most = { pieces: 10_000, bytesEach: 64 };

/** As many pieces are joined at a time. */
const portion = 256;

/**
 * A body as it arrives. Chunks of one byte each (RFC 9112, section 7.1) take two hundred times the memory of what they
 * hold, so those that come in large numbers are joined, and nobody honest sends a body of nothing else.
 */
export class Pieces {
  private readonly joined: Buffer[] = [];
  private latest: Buffer[] = [];
  private count = 0;

  add(piece: Buffer): void {
    this.pass();
    if (this.latest.push(piece) >= portion) this.join();
  }

  /** Counts a piece that is not kept. */
  pass(): void {
    this.count += 1;
  }

  /** `length`: of all of them, in bytes. */
  areTooMany(length: number): boolean {
    return this.count > most.pieces + length / most.bytesEach;
  }

  all(): Buffer[] {
    return [...this.joined, ...this.latest];
  }

  forget(): void {
    this.joined.length = 0;
    this.latest = [];
  }

  private join(): void {
    this.joined.push(Buffer.concat(this.latest));
    this.latest = [];
  }
}
