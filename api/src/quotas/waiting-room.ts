import type { Delays } from './delays';
import type { Network } from './networks';

/** Something that waits for its turn, for somebody in these networks, the narrowest first. */
export interface Waiter {
  networks: readonly Network[];
}

/** This part of all senders is chosen as the last ones, and is looked at as many times before others are chosen. */
const portion = 1 / 32;

/**
 * Who waits, by sender. Of one sender, whoever came first is next; between senders, their delays decide. Thousands may
 * come at one moment, and must not keep the loop busy with the question whose turn it is: who is next takes one look at
 * each sender, or at one where it is a newcomer, and who is last a small portion of that.
 */
export class WaitingRoom<W extends Waiter> {
  private readonly senders = new Map<string, W[]>();
  /** How many wait in each network. */
  private readonly numbers = new Map<string, number>();
  size = 0;
  /** Senders among which the last one is, as far as was known when they were chosen. */
  private late = new Set<string>();
  /** How often they may still be looked at. */
  private looks = 0;

  constructor(private readonly delays: Delays) {}

  add(waiter: W): void {
    const sender = nameOf(waiter);
    const others = this.senders.get(sender);
    if (others) others.push(waiter);
    else this.senders.set(sender, [waiter]);
    if (this.looks > 0) this.late.add(sender);
    this.count(waiter, 1);
  }

  /** Without effect when it has left already. */
  remove(waiter: W): void {
    const sender = nameOf(waiter);
    const all = this.senders.get(sender) ?? [];
    const place = all.indexOf(waiter);
    if (place < 0) return;
    all.splice(place, 1);
    if (all.length === 0) {
      this.senders.delete(sender);
      this.late.delete(sender);
    }
    this.count(waiter, -1);
  }

  /** The oldest entry of the sender with the smallest delay; among equals, of the sender who came last. */
  first(): W | undefined {
    let [first, least]: [W | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const [next] of [...this.senders.values()].reverse()) {
      const delay = next ? this.delayOf(next) : least;
      if (delay < least) [first, least] = [next, delay];
      // Nobody can have held up others less, and of such newcomers there may be thousands.
      if (least === 0) break;
    }
    return first;
  }

  /**
   * The entry whose turn would come last if nobody else came: the newest of the sender with the largest delay. Where
   * very many senders wait, only those are compared who were among the last a moment ago, and the one who has just
   * come.
   */
  last(): W | undefined {
    // Most of those who were chosen may have had their turn.
    if (this.looks === 0 || this.late.size < this.looks) this.chooseLate();
    this.looks -= 1;
    let [last, most]: [W | undefined, number] = [undefined, -1];
    for (const sender of this.late) {
      const delay = this.lastDelayOf(sender);
      if (delay > most) [last, most] = [this.senders.get(sender)?.at(-1), delay];
    }
    return last;
  }

  [Symbol.iterator](): Iterator<W> {
    return [...this.senders.values()].flat().values();
  }

  private chooseLate(): void {
    const all = [...this.senders.keys()].map((sender) => ({ sender, delay: this.lastDelayOf(sender) }));
    this.looks = Math.ceil(all.length * portion);
    const latest = all.sort((a, b) => b.delay - a.delay).slice(0, this.looks);
    this.late = new Set(latest.map(({ sender }) => sender));
  }

  /** Of the latest of a sender; less than any other when none waits. */
  private lastDelayOf(sender: string): number {
    const last = this.senders.get(sender)?.at(-1);
    return last ? this.delayOf(last, ({ name }) => (this.numbers.get(name) ?? 1) - 1) : -1;
  }

  /** `before`: how many of a network have their turn before it. */
  private delayOf({ networks }: W, before = (_network: Network) => 0): number {
    return Math.max(...networks.map((network) => this.delays.of(network, before(network))));
  }

  private count({ networks }: W, change: 1 | -1): void {
    this.size += change;
    for (const { name } of networks) {
      const number = (this.numbers.get(name) ?? 0) + change;
      if (number > 0) this.numbers.set(name, number);
      else this.numbers.delete(name);
    }
  }
}

function nameOf({ networks }: Waiter): string {
  return networks[0]?.name ?? '';
}
