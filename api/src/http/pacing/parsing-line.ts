import { LimitedMap, leastNames } from '../../cache/limited-map';
import { widestNetwork } from '../../quotas/networks';
import { RecentWork } from './recent-work';

/** In milliseconds: after so much of it the loop is free for everything else, and goes on in its next round. */
const turnTime = 10;

/** In milliseconds: so much of a network counts nothing. Whoever reads a few pages comes like a newcomer. */
const forgiven = 50;

/** A connection with bytes that are to be parsed. */
export interface Waiter {
  /** What its network has cost of late. */
  readonly network: RecentWork;
  /** In milliseconds: how long the loop has worked on what is being parsed, since its first byte. */
  attained: number;
  /** Has its next piece parsed. */
  parse(): void;
}

/**
 * The connections whose bytes are to be parsed. Whose network has cost least goes first, then whoever has had least of
 * the loop for what he has sent, and of equals, which most visitors are, whoever came last: what thousands have sent at
 * once keeps nobody waiting who comes after them.
 */
export class ParsingLine {
  private readonly networks = new LimitedMap<string, RecentWork>(leastNames);
  /** In the order in which they came. */
  private readonly waiting = new Set<Waiter>();
  private isMoving = false;

  /** What is known of the widest network that an address belongs to, since the addresses in it cost nothing. */
  networkOf(address: string): RecentWork {
    const name = widestNetwork(address);
    const network = this.networks.get(name) ?? new RecentWork();
    this.networks.set(name, network);
    return network;
  }

  enter(waiter: Waiter): void {
    this.waiting.add(waiter);
    this.move();
  }

  leave(waiter: Waiter): void {
    this.waiting.delete(waiter);
  }

  private move(): void {
    if (this.isMoving || this.waiting.size === 0) return;
    this.isMoving = true;
    setImmediate(() => {
      this.isMoving = false;
      const begun = performance.now();
      for (let now = begun; now < begun + turnTime; now = performance.now()) {
        const next = first(this.waiting, now);
        if (!next) return;
        this.serve(next, now);
      }
      this.move();
    });
  }

  private serve(waiter: Waiter, begun: number): void {
    this.waiting.delete(waiter);
    waiter.parse();
    const now = performance.now();
    waiter.attained += now - begun;
    waiter.network.add(now - begun, now);
  }
}

function first(waiters: Iterable<Waiter>, now: number): Waiter | undefined {
  let found: Waiter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const waiter of waiters) {
    const cost = Math.max(0, waiter.network.seenFrom(now) - forgiven);
    if (cost > least || (cost === least && found && waiter.attained > found.attained)) continue;
    found = waiter;
    least = cost;
  }
  return found;
}
