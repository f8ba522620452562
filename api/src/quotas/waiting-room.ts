import type { Delays } from './delays';
import type { Network } from './networks';

/** Something that waits for its turn, for somebody in these networks, the narrowest first. */
export interface Waiter {
  networks: readonly Network[];
}

/**
 * Who waits, by sender. Of one sender, whoever came first is next; between senders, their delays decide. To find who is
 * next, or last, takes longer only the more senders wait, and for newcomers not even then: thousands who come at one
 * moment must not keep the loop busy with the question whose turn it is.
 */
export class WaitingRoom<W extends Waiter> {
  private readonly senders = new Map<string, W[]>();
  /** How many wait in each network. */
  private readonly numbers = new Map<string, number>();
  size = 0;

  constructor(private readonly delays: Delays) {}

  add(waiter: W): void {
    const sender = nameOf(waiter);
    const others = this.senders.get(sender);
    if (others) others.push(waiter);
    else this.senders.set(sender, [waiter]);
    this.count(waiter, 1);
  }

  /** Without effect when it has left already. */
  remove(waiter: W): void {
    const sender = nameOf(waiter);
    const all = this.senders.get(sender) ?? [];
    const place = all.indexOf(waiter);
    if (place < 0) return;
    all.splice(place, 1);
    if (all.length === 0) this.senders.delete(sender);
    this.count(waiter, -1);
  }

  /** The first of whoever has held up others least; of equals, of whoever came last. */
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

  /** Whoever would have his turn last when nobody came any more. */
  last(): W | undefined {
    let [last, most]: [W | undefined, number] = [undefined, -1];
    for (const all of this.senders.values()) {
      const next = all.at(-1);
      const delay = next ? this.delayOf(next, ({ name }) => (this.numbers.get(name) ?? 1) - 1) : most;
      if (delay > most) [last, most] = [next, delay];
    }
    return last;
  }

  [Symbol.iterator](): Iterator<W> {
    return [...this.senders.values()].flat().values();
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
