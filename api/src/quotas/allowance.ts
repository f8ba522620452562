import type { Network } from './networks';

interface Use {
  /** Not grown back yet at that time. */
  amount: number;
  at: number;
}

/** What a network has used is forgotten after so many others have used something since, and never before. */
const remembered = 10_000;

/**
 * What networks may use, each of its own: what was used grows back steadily (a token bucket), so whoever has used all
 * waits only until a little has grown back. The counts live in memory: with N instances, everything is N times as much.
 */
export class Allowance {
  private uses = new Map<string, Use>();
  /** What `uses` was when it was full. It is dropped as a whole, since to look for the oldest takes far longer. */
  private earlier = new Map<string, Use>();

  constructor(private readonly size: { most: number; per: number }) {}

  /** Below 0 when more was used than there was: what a body costs is known only when it has arrived. */
  left(network: Network, kind = ''): number {
    return this.size.most * network.factor - this.used(network, kind);
  }

  used({ name, factor }: Network, kind = ''): number {
    const key = keyOf(kind, name);
    const use = this.uses.get(key) ?? this.earlier.get(key);
    if (!use) return 0;
    return Math.max(0, use.amount - (performance.now() - use.at) * this.rate(factor));
  }

  use(network: Network, amount: number, kind = ''): void {
    this.uses.set(keyOf(kind, network.name), {
      amount: this.used(network, kind) + amount,
      at: performance.now(),
    });
    if (this.uses.size < remembered) return;
    this.earlier = this.uses;
    this.uses = new Map();
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
