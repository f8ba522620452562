import { LimitedMap, leastNames } from '../cache/limited-map';
import { tooManyFiles } from '../http/refusals';

/** In milliseconds: memory that was just taken counts as if it had been held for so long. */
const least = 30_000;

/** In milliseconds: until half of the cost of bodies that came to nothing is forgotten. */
const halfLife = 10 * 60_000;

/** In bytes times milliseconds, at that time. */
interface Cost {
  amount: number;
  at: number;
}

/** How much memory all bodies together may take, counted as they arrive: a slow sender holds only what he has sent. */
export class MemoryBudget {
  private readonly claims = new Set<Claim>();
  private readonly lost = new LimitedMap<string, Cost>(leastNames);
  private left: number;
  /** In bytes times milliseconds: what a single sender of the largest body may cost at any time. */
  private readonly fair: number;

  constructor(bytes: number, largest: number) {
    this.left = bytes;
    this.fair = 2 * largest * least;
  }

  /**
   * For one body. Everybody behind one name counts as one. `losing` is aborted, with a Problem, when the room is given
   * to somebody else: nothing may be kept of the body any more.
   */
  open(owner: string, losing = new AbortController()): Claim {
    const claim = new Claim(owner, losing);
    this.claims.add(claim);
    return claim;
  }

  /**
   * Takes memory for what has arrived of a body. When too little is left, the sender whose bodies cost most (bytes
   * times time) loses one of them, and another, until there is enough. He must cost more than `fair`, and more than
   * twice as much as whoever asks, and no body is lost that is being judged or stored.
   *
   * So one sender may have all the memory while nobody else asks, and cannot keep others out with it. Those who cost
   * about the same lose nothing to each other: if they did, no body would ever arrive whole.
   * @returns whether there was enough; otherwise nothing is taken
   */
  take(claim: Claim, bytes: number): boolean {
    while (bytes > this.left) {
      const loser = this.loserTo(claim);
      if (!loser) return false;
      this.abandon(loser);
      loser.lose();
    }
    this.left -= bytes;
    claim.add(bytes);
    return true;
  }

  /** Gives back all that was taken for the body. */
  release(claim: Claim): void {
    if (this.claims.delete(claim)) this.left += claim.bytes;
  }

  /**
   * The same for a body that came to nothing. What it has cost counts on for a while: whoever lets go in time and
   * begins anew would never have cost enough to lose anything.
   */
  abandon(claim: Claim): void {
    if (!this.claims.has(claim)) return;
    const amount = this.lostBy(claim.owner) + claim.spent;
    this.lost.set(claim.owner, { amount, at: performance.now() });
    this.release(claim);
  }

  private lostBy(owner: string): number {
    const { amount, at } = this.lost.get(owner) ?? { amount: 0, at: 0 };
    return amount * 0.5 ** ((performance.now() - at) / halfLife);
  }

  private loserTo({ owner }: Claim): Claim | undefined {
    const costs = new Map<string, number>();
    for (const claim of this.claims) {
      costs.set(claim.owner, (costs.get(claim.owner) ?? this.lostBy(claim.owner)) + claim.cost);
    }
    const costOf = (claim: Claim): number => costs.get(claim.owner) ?? 0;
    // No body of whoever asks costs more than that.
    const bound = Math.max(this.fair, 2 * (costs.get(owner) ?? 0));
    return [...this.claims]
      .filter((claim) => claim.canLose && costOf(claim) > bound)
      .sort((a, b) => costOf(b) - costOf(a) || b.cost - a.cost)
      .at(0);
  }
}

/** What one body has taken. */
export class Claim {
  bytes = 0;
  /** Whether it may be lost: while it arrives, or waits to be read or judged. */
  canLose = true;
  /** Bytes times milliseconds, up to the last change. */
  private past = 0;
  private since = performance.now();

  constructor(
    readonly owner: string,
    private readonly losing: AbortController,
  ) {}

  get lost(): AbortSignal {
    return this.losing.signal;
  }

  get cost(): number {
    return this.spent + this.bytes * least;
  }

  /** Bytes times milliseconds, as it was. */
  get spent(): number {
    return this.past + this.bytes * (performance.now() - this.since);
  }

  add(bytes: number): void {
    this.past = this.spent;
    this.since = performance.now();
    this.bytes += bytes;
  }

  lose(): void {
    this.losing.abort(tooManyFiles());
  }
}
