import { LimitedMap, leastNames } from '../cache/limited-map';
import type { Network } from './networks';

interface Delay {
  /** In seconds squared, at that time. */
  amount: number;
  /** How many were done, at that time. */
  works: number;
  at: number;
}

/** In milliseconds: until half of a delay is forgotten. */
const halfLife = 60 * 60 * 1000;

/** Of one kind of work, in milliseconds. */
export interface WorkTimes {
  /** What it may take, for which it counts while it is under way. */
  time: number;
  /** What most of it takes, or a little more. */
  usual: number;
}

/**
 * As many works of the usual kind count nothing: whoever has sent a CV or two is served like somebody who has sent
 * none.
 */
const forgiven = 4;

/**
 * What a sender counts who is sent away, as a part of the usual work: fifty of them count less than one whose work is
 * done.
 */
const asking = 1 / 8;

const none: Omit<Delay, 'at'> = { amount: 0, works: 0 };

/**
 * How much each network has held up others by work that keeps a worker busy. Whoever comes meanwhile waits for half of
 * it on the average, and the longer it takes the more come: so it counts by the square of its seconds. Fifty CVs of an
 * office, of 0.15 s each, count 1.1 together, and a single document of 2.4 s counts 5.8. The first few that are not
 * costly count nothing.
 */
export class Delays {
  private readonly delays = new LimitedMap<string, Delay>(leastNames);
  /** How many of each network are under way. */
  private readonly underWay = new Map<string, number>();

  constructor(private readonly times: WorkTimes) {}

  /** In seconds squared, when the network has had so many more usual ones done. */
  of({ name, factor }: Network, more = 0): number {
    const { amount, works } = this.now(name);
    const usual = squareOf(this.times.usual);
    const isForgiven = works <= forgiven * factor && amount <= forgiven * factor * usual;
    const current = (this.underWay.get(name) ?? 0) * squareOf(this.times.time);
    return ((isForgiven ? 0 : amount) + current + more * usual) / factor;
  }

  /** While its work is under way, it counts as if it were the worst. */
  begin(networks: readonly Network[]): void {
    for (const { name } of networks) this.underWay.set(name, (this.underWay.get(name) ?? 0) + 1);
  }

  /** `worked`: milliseconds that it did take. */
  end(networks: readonly Network[], worked: number): void {
    for (const { name } of networks) {
      const left = (this.underWay.get(name) ?? 1) - 1;
      if (left > 0) this.underWay.set(name, left);
      else this.underWay.delete(name);
      this.add(name, squareOf(worked), 1);
    }
  }

  /**
   * Its work was sent away. Coming back again and again brings nobody before those who come for the first time, so
   * nothing is forgiven.
   */
  lose(networks: readonly Network[]): void {
    for (const { name, factor } of networks) this.add(name, squareOf(asking * this.times.usual), forgiven * factor + 1);
  }

  private add(name: string, amount: number, works: number): void {
    const now = this.now(name);
    this.delays.set(name, { amount: now.amount + amount, works: now.works + works, at: performance.now() });
  }

  private now(name: string): Omit<Delay, 'at'> {
    const delay = this.delays.get(name);
    if (!delay) return none;
    const left = 0.5 ** ((performance.now() - delay.at) / halfLife);
    return { amount: delay.amount * left, works: delay.works * left };
  }
}

function squareOf(milliseconds: number): number {
  return (milliseconds / 1000) ** 2;
}
