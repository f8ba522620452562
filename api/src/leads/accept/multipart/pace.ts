import { Problem } from '../../../http/problem';
import { isTooSlow, transferLimits } from '../../../http/transfer-limits';

/** In milliseconds. */
const lookInterval = 500;

/** Watches a body on its way. */
export class Pace {
  private readonly begun = performance.now();
  private last = this.begun;
  private bytes = 0;
  private readonly timer: NodeJS.Timeout;

  /** `tooSlow` is called once, with what to answer, when the body falls behind `transferLimits`. */
  constructor(tooSlow: (problem: Problem) => void) {
    this.timer = setInterval(() => {
      const problem = this.problem(performance.now());
      if (!problem) return;
      this.end();
      tooSlow(problem);
    }, lookInterval);
    this.timer.unref();
  }

  arrived(bytes: number): void {
    this.bytes += bytes;
    this.last = performance.now();
  }

  end(): void {
    clearInterval(this.timer);
  }

  private problem(now: number): Problem | undefined {
    const { wholeSeconds, idleSeconds } = transferLimits;
    const seconds = (now - this.begun) / 1000;
    if (now - this.last >= idleSeconds * 1000) return timeout(`For ${idleSeconds} seconds nothing of it arrived.`);
    if (seconds >= wholeSeconds) return timeout(`It did not arrive within ${wholeSeconds / 60} minutes.`);
    return isTooSlow(this.bytes, seconds) ? timeout('It arrived too slowly.') : undefined;
  }
}

function timeout(reason: string): Problem {
  return new Problem(408, `Your request was not received completely. ${reason} Please try again.`);
}
