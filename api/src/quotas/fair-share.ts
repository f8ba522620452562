import { Allowance } from './allowance';
import type { Network } from './networks';

interface Size {
  /** For all networks together. */
  all: number;
  /** For one network at most. */
  each: number;
  /** For one network at least, even when nothing is left for all. */
  least: number;
  per: number;
}

const everybody: Network = { name: 'everybody', factor: 1 };

/** What a network has used may not exceed this part of what then remains for all. */
const part = 1 / 10;

/**
 * An allowance for all, of which nobody can take everything: the less is left, the less a single network may have. Its
 * own use lessens what is left too, so it gets an eleventh of what it found: ten that take what they can leave 39 % of
 * it (10/11 to the tenth power), or more where `each` stops them before, and whoever comes next has a share of that.
 */
export class FairShare {
  private readonly all: Allowance;
  private readonly own: Allowance;

  constructor(private readonly size: Size) {
    this.all = new Allowance({ most: size.all, per: size.per });
    this.own = new Allowance({ most: size.each, per: size.per });
  }

  use(networks: readonly Network[], amount: number): void {
    this.all.use(everybody, amount);
    for (const network of networks) this.own.use(network, amount);
  }

  /** In milliseconds, until the network has used less than its share, as it is now. */
  wait(networks: readonly Network[]): number {
    const waits = networks.map((network) => {
      const over = this.own.used(network) + 1 - this.share(network);
      return this.own.growth(over, network.factor);
    });
    return Math.max(...waits);
  }

  private share({ factor }: Network): number {
    const { each, least } = this.size;
    return Math.max(least * factor, Math.min(each * factor, this.all.left(everybody) * part));
  }
}
