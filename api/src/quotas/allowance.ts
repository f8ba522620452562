import { LimitedMap, leastNames } from '../cache/limited-map';
import type { Network } from './networks';

interface Use {
  /** Not grown back yet at that time. */
  amount: number;
  at: number;
}

/**
 * What networks may use, each of its own: what was used grows back steadily (a token bucket), so whoever has used all
 * waits only until a little has grown back. The counts live in memory: with N instances, everything is N times as much.
 */
export class Allowance {
  private readonly uses = new LimitedMap<string, Use>(leastNames);

  constructor(private readonly size: { most: number; per: number }) {}

  /** Below 0 when more was used than there was: what a body costs is known only when it has arrived. */
  left(network: Network, kind = ''): number {
    return this.size.most * network.factor - this.used(network, kind);
  }

  used({ name, factor }: Network, kind = ''): number {
    const use = this.uses.get(keyOf(kind, name));
    if (!use) return 0;
    return Math.max(0, use.amount - (performance.now() - use.at) * this.rate(factor));
  }

  use(network: Network, amount: number, kind = ''): void {
    this.uses.set(keyOf(kind, network.name), {
      amount: this.used(network, kind) + amount,
      at: performance.now(),
    });
  }

  /** In milliseconds, until one unit is there. */
  wait(network: Network, kind = ''): number {
    return this.growth(1 - this.left(network, kind), network.factor);
  }

  /** In milliseconds, until so much has grown back. */
  growth(amount: number, factor: number): number {
    return Math.max(0, amount / this.rate(factor));
  }

  private rate(factor: number): number {
    return (this.size.most * factor) / this.size.per;
  }
}

function keyOf(kind: string, name: string): string {
  return `${kind} ${name}`;
}
