/** In milliseconds, and in pieces, since the answers to some of them are written when the turn is over. */
const turn = { time: 5, pieces: 16 };

/** In milliseconds: after a turn that took longer, with all that followed from it, the next has half as many pieces. */
const long = 15;

/** In milliseconds: a shorter turn needs no rest. */
const short = 1;

/**
 * Work of the event loop in pieces, which anybody may ask for without end. After each turn the loop rests from it for
 * as long as it took, with all that followed from it at once. Meanwhile it does everything else: the system hands it
 * new connections one in a round, and with long rounds a thousand of them would wait for seconds. A piece that throws
 * ends the process, like all that nobody catches.
 */
export class Turns {
  private isMoving = false;
  private most = turn.pieces;

  /** @param next does a piece of the work, and returns false when there is none */
  constructor(private readonly next: () => boolean) {}

  /** There is work to do. */
  start(): void {
    if (this.isMoving) return;
    this.isMoving = true;
    setImmediate(() => this.take());
  }

  private take(): void {
    const begun = performance.now();
    // However late it is by now, the work is asked whether there is any: nobody else would ask again.
    if (!this.next()) {
      this.isMoving = false;
      return;
    }
    let pieces = 1;
    while (pieces < this.most && performance.now() < begun + turn.time && this.next()) pieces += 1;
    // By then everything that follows at once has been done.
    setImmediate(() => {
      const spent = performance.now() - begun;
      this.most = spent > long ? Math.ceil(this.most / 2) : Math.min(this.most + 1, turn.pieces);
      if (spent < short) this.take();
      else setTimeout(() => this.take(), spent);
    });
  }
}
