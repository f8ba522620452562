import { maxFileBytes } from '../../../src/contract/attachment';
import { type Claim, MemoryBudget } from './memory-budget';

/** In bytes: more than a form without a file takes, whatever its script. */
export const beginning = 16 * 1024;

/** In bytes, for what all bodies begin with: a thousand at once. */
const beginningsBudget = 1024 * beginning;

/**
 * The memory for bodies. What each begins with has room of its own: uploads that are begun and left, by however many,
 * keep out other uploads for a while, and never a form without a file.
 */
export class BodyMemory {
  private readonly beginnings = new MemoryBudget(beginningsBudget, beginning);
  private readonly rests: MemoryBudget;

  /** `bytes`: for all that comes behind the beginnings. */
  constructor(bytes: number) {
    this.rests = new MemoryBudget(bytes, maxFileBytes);
  }

  /** For one body. Everybody behind one name counts as one. */
  open(owner: string): BodyClaim {
    return new BodyClaim(this.beginnings, this.rests, owner);
  }
}

/** What one body has taken. */
export class BodyClaim {
  private readonly first: Claim;
  private readonly rest: Claim;

  constructor(
    private readonly beginnings: MemoryBudget,
    private readonly rests: MemoryBudget,
    owner: string,
  ) {
    const losing = new AbortController();
    this.first = beginnings.open(owner, losing);
    this.rest = rests.open(owner, losing);
  }

  /** Aborted, with a Problem, when the room is given to somebody else: nothing may be kept of the body any more. */
  get lost(): AbortSignal {
    return this.first.lost;
  }

  get bytes(): number {
    return this.first.bytes + this.rest.bytes;
  }

  /** @returns whether there was enough */
  take(bytes: number): boolean {
    const first = Math.min(bytes, beginning - this.first.bytes);
    return this.beginnings.take(this.first, first) && this.rests.take(this.rest, bytes - first);
  }

  /** From now on the body stays, until it is released or waits again. */
  keep(): void {
    this.first.canLose = false;
    this.rest.canLose = false;
  }

  /** The body may be lost, until somebody works with it. */
  wait(): void {
    this.first.canLose = true;
    this.rest.canLose = true;
  }

  /** Without effect on what was released. */
  abandon(): void {
    this.beginnings.abandon(this.first);
    this.rests.abandon(this.rest);
  }

  release(): void {
    this.beginnings.release(this.first);
    this.rests.release(this.rest);
  }
}
