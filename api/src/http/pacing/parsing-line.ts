import { LimitedMap, leastNames } from '../../cache/limited-map';
import { widestNetwork } from '../../quotas/networks';
import { Turns } from '../turns';
import { RecentWork } from './recent-work';

/** In milliseconds: so much of a network counts nothing. Whoever reads a few pages comes like a newcomer. */
const forgiven = 50;

/**
 * As many connections of one network may wait. When there are more, the one that came first is ended: nothing is
 * received from those that wait, not even that they were closed long ago.
 */
const mostOfNetwork = 1_000;

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
  /** Ends the connection. */
  drop(): void;
}

/**
 * The connections whose bytes are to be parsed. Whose network has cost least goes first, then whoever has had least of
 * the loop for what he has sent. Of those who have had nothing yet, which most visitors are, whoever has sent least
 * goes first, and whoever came last: what thousands have sent at once keeps nobody waiting who sends a request.
 */
export class ParsingLine {
  private readonly networks = new LimitedMap<string, RecentWork>(leastNames);
  /** Of each network, in the order in which they came. */
  private readonly waiting = new Map<RecentWork, Set<Waiter>>();
  private readonly turns = new Turns(() => this.parseNext());

  /** What is known of the widest network that an address belongs to, since the addresses in it cost nothing. */
  networkOf(address: string): RecentWork {
    const name = widestNetwork(address);
    const network = this.networks.get(name) ?? new RecentWork();
    this.networks.set(name, network);
    return network;
  }

  enter(waiter: Waiter): void {
    const neighbours = this.waiting.get(waiter.network) ?? new Set();
    this.waiting.set(waiter.network, neighbours.add(waiter));
    const [oldest] = neighbours;
    if (neighbours.size > mostOfNetwork) oldest?.drop();
    this.turns.start();
  }

  leave(waiter: Waiter): void {
    const neighbours = this.waiting.get(waiter.network);
    neighbours?.delete(waiter);
    if (neighbours?.size === 0) this.waiting.delete(waiter.network);
  }

  private parseNext(): boolean {
    const begun = performance.now();
    const waiter = first(this.waiting, begun);
    if (!waiter) return false;
    this.leave(waiter);
    waiter.parse();
    const now = performance.now();
    waiter.attained += now - begun;
    waiter.network.add(now - begun, now);
    return true;
  }
}

/** Looks at each network, and at the connections of those that have cost least. */
function first(waiting: ReadonlyMap<RecentWork, ReadonlySet<Waiter>>, now: number): Waiter | undefined {
  const networks = [...waiting].map(([network, waiters]) => {
    return { cost: Math.max(0, network.seenFrom(now) - forgiven), waiters };
  });
  const least = networks.reduce((found, { cost }) => Math.min(found, cost), Number.POSITIVE_INFINITY);
  let found: Waiter | undefined;
  for (const { cost, waiters } of networks) {
    if (cost > least) continue;
    for (const waiter of waiters) {
      if (found && (waiter.attained - found.attained || waiter.pending - found.pending) > 0) continue;
      found = waiter;
    }
  }
  return found;
}
