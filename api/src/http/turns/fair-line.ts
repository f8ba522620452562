import { LimitedMap, leastNames } from '../../cache/limited-map';
import { widestNetwork } from '../../quotas/networks';
import { RecentWork } from './recent-work';
import { Turns } from './turns';

/** In milliseconds: so much of a network counts nothing. Whoever reads a few pages comes like a newcomer. */
const forgiven = 50;

/** In milliseconds: so much of what somebody asks for counts nothing, which is more than a page takes. */
const small = 5;

/** The binary logarithm of 4 kB: a question is one, whatever a browser says in its header. */
const question = 12;

/** Somebody who has work for the event loop, of which a piece is done at a time. */
export interface Waiter {
  /** What its network has cost of late. */
  readonly network: RecentWork;
  /** In milliseconds: how long the loop has worked on what is asked for now. */
  attained: number;
  /** In bytes: what is to be done. */
  readonly pending: number;
  /** Does the next piece. */
  work(): void;
}

/**
 * All who have work for the event loop, of which it does a piece at a time, in two orders that take turns. By one of
 * them, whoever has had least comes first, so that a visitor with a question waits behind nobody's upload and behind no
 * flood. By the other, each network that waits comes round, so that nobody waits for ever behind ever new ones.
 */
export class FairLine {
  private readonly networks = new LimitedMap<string, RecentWork>(leastNames);
  /** The networks in the order in which they come round, and of each those who wait in the order in which they came. */
  private readonly waiting = new Map<RecentWork, Set<Waiter>>();
  private readonly turns = new Turns(() => this.workNext());
  private isRound = false;

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
    this.turns.start();
  }

  leave(waiter: Waiter): void {
    const neighbours = this.waiting.get(waiter.network);
    neighbours?.delete(waiter);
    if (neighbours?.size === 0) this.waiting.delete(waiter.network);
  }

  private workNext(): boolean {
    const begun = performance.now();
    this.isRound = !this.isRound;
    const waiter = this.isRound ? this.comingRound() : this.withLeast(begun);
    if (!waiter) return false;
    this.leave(waiter);
    waiter.work();
    const now = performance.now();
    waiter.attained += now - begun;
    waiter.network.add(now - begun, now);
    return true;
  }

  /** Of the network that was served longest ago, whoever has waited longest. */
  private comingRound(): Waiter | undefined {
    const [next] = this.waiting;
    if (!next) return undefined;
    const [network, waiters] = next;
    this.waiting.delete(network);
    this.waiting.set(network, waiters);
    return waiters.values().next().value;
  }

  /**
   * Of those who have had little for what they ask, whoever has least to do, by powers of two: a question goes before
   * an upload. Of equals, those of the network that has cost least, and then whoever came last, so that what thousands
   * have sent at once keeps nobody waiting who comes then.
   */
  private withLeast(now: number): Waiter | undefined {
    let found: Standing | undefined;
    for (const [network, waiters] of this.waiting) {
      const cost = Math.max(0, network.seenFrom(now) - forgiven);
      for (const waiter of waiters) {
        const standing = standingOf(waiter, cost);
        if (!found || !isBehind(standing, found)) found = standing;
      }
    }
    return found?.waiter;
  }
}

/** By what one goes before another, from the first reason to the last; less is better. */
interface Standing {
  waiter: Waiter;
  /** In milliseconds. */
  had: number;
  /** The binary logarithm of what is to be done. */
  size: number;
  /** In milliseconds. */
  cost: number;
}

function standingOf(waiter: Waiter, cost: number): Standing {
  return {
    waiter,
    had: Math.max(0, waiter.attained - small),
    size: Math.max(question, 31 - Math.clz32(waiter.pending)),
    cost,
  };
}

function isBehind(one: Standing, other: Standing): boolean {
  if (one.had !== other.had) return one.had > other.had;
  if (one.size !== other.size) return one.size > other.size;
  return one.cost > other.cost;
}

/** Of the one event loop that this process has. */
export const lineForLoop = new FairLine();
