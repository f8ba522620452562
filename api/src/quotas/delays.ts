import { LimitedMap, leastNames } from '../cache/limited-map';
import type { Network } from './networks';

interface Delay {
  /** In seconds squared, at that time. */
  amount: number;
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

/** Of the usual work: so little that fifty who are sent away count less than one whose work is done. */
const asking = 1 / 8;

/**
 * How much each network has held up others by work that keeps a worker busy. Whoever comes meanwhile waits for half of
 * it on the average, and the longer it takes the more come: so it counts by the square of its seconds. Fifty CVs of an
 * office, of 0.15 s each, count 1.1 together, and a single document of 2.4 s counts 5.8.
 */
export class Delays {
  private readonly delays = new LimitedMap<string, Delay>(leastNames);

  constructor(private readonly times: WorkTimes) {}

  /** In seconds squared, when the network has had so many more usual ones done. */
  of({ name, factor }: Network, more = 0): number {
    return (this.now(name) + more * squareOf(this.times.usual)) / factor;
  }

  begin(networks: readonly Network[]): void {
    this.add(networks, squareOf(this.times.time));
  }

  /** `worked`: milliseconds that it did take. */
  end(networks: readonly Network[], worked: number): void {
    this.add(networks, squareOf(worked) - squareOf(this.times.time));
  }

  /** Its work was sent away. Coming back again and again brings nobody before those who come for the first time. */
  lose(networks: readonly Network[]): void {
    this.add(networks, squareOf(asking * this.times.usual));
  }

  private add(networks: readonly Network[], amount: number): void {
    // Never below nothing: some of what was added at the beginning is forgotten at the end.
    for (const { name } of networks) {
      this.delays.set(name, { amount: Math.max(0, this.now(name) + amount), at: performance.now() });
    }
  }

  private now(name: string): number {
    const delay = this.delays.get(name);
    return delay ? delay.amount * 0.5 ** ((performance.now() - delay.at) / halfLife) : 0;
  }
}

function squareOf(milliseconds: number): number {
  return (milliseconds / 1000) ** 2;
}
