import { tooManyFiles } from '../../http/refusals';
import { transferLimits } from '../../http/transfer-limits';
import type { BodyClaim } from '../../quotas/body-memory';
import type { UnderWay } from '../../quotas/quotas';

/** In milliseconds: so long a body may take to begin, even when others wait for its place. */
const patience = 3_000;

/** A body on its way, as those see it who wait for a place among the posts of its network. */
export class Arrival implements UnderWay {
  /** When all of it has arrived, its place is its own. */
  isOver = false;

  private readonly begun = performance.now();
  private readonly stopping = new AbortController();

  constructor(private readonly claim: BodyClaim) {}

  /** Aborted, with a Problem, when the place was given to somebody else. */
  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  /** Slower than any body may be in the long run. */
  get isSlow(): boolean {
    const age = performance.now() - this.begun;
    return !this.isOver && age > patience && this.claim.bytes < (age / 1000) * transferLimits.leastRate;
  }

  stop(): void {
    this.stopping.abort(tooManyFiles());
  }
}
