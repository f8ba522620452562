import { LimitedMap, leastNames } from '../../cache/limited-map';
import { widestNetwork } from '../../quotas/networks';
import { Turns } from '../turns';
import { RecentWork } from './recent-work';

/** In milliseconds: so much of a network counts nothing. Whoever reads a few pages comes like a newcomer. */
const forgiven = 50;

/** A connection with bytes that are to be parsed. */
export interface Waiter {
  /** What its network has cost of late. */
  readonly network: RecentWork;
  /** In milliseconds: how long the loop has worked on what is being parsed, since its first byte. */
  attained: number;
  /** In bytes: what waits. */
  pending: number;
  /** Has its next piece parsed. */
  parse(): void;
}

/**
 * The connections whose bytes are to be parsed. Whose network has cost least goes first, then whoever has had least of
 * the loop for what he has sent. Of those who have had nothing yet, which most visitors are, whoever has sent least
 * goes first, and whoever came last: what thousands have sent at once keeps nobody waiting who sends a request.
 */
export class ParsingLine {
  private readonly networks = new LimitedMap<string, RecentWork>(leastNames);
  /** In the order in which they came. */
  private readonly waiting = new Set<Waiter>();
  private readonly turns = new Turns(() => this.parseNext());

  /** What is known of the widest network that an address belongs to, since the addresses in it cost nothing. */
  networkOf(address: string): RecentWork {
    const name = widestNetwork(address);
    const network = this.networks.get(name) ?? new RecentWork();
    this.networks.set(name, network);
    return network;
  }

  enter(waiter: Waiter): void {
    this.waiting.add(waiter);
    this.turns.start();
  }

  leave(waiter: Waiter): void {
    this.waiting.delete(waiter);
  }

  private parseNext(): boolean {
    const begun = performance.now();
    const waiter = first(this.waiting, begun);
    if (!waiter) return false;
    this.waiting.delete(waiter);
    waiter.parse();
    const now = performance.now();
    waiter.attained += now - begun;
    waiter.network.add(now - begun, now);
    return true;
  }
}

function first(waiters: Iterable<Waiter>, now: number): Waiter | undefined {
  let found: Waiter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const waiter of waiters) {
    const cost = Math.max(0, waiter.network.seenFrom(now) - forgiven);
    if (found && (cost - least || waiter.attained - found.attained || waiter.pending - found.pending) > 0) continue;
    found = waiter;
    least = cost;
  }
  return found;
}
