import { isIP } from 'node:net';
import { limits } from '../../src/leads/inspect/judges/limits';
import { Line } from '../../src/quotas/line';
import { type Network, networksOf } from '../../src/quotas/networks';

/** Judges that only take time, with the real line before them. Under a clock that the test moves. */
export class SimulatedJudges {
  /** Whose documents judges have got, in this order. */
  readonly begun: string[] = [];
  private readonly line: Line<number>;

  constructor(changes: Partial<typeof limits> = {}) {
    const { workers } = { ...limits, ...changes };
    this.line = new Line({ ...limits, ...changes });
    for (let judge = 0; judge < workers; judge += 1) this.line.offer(judge);
  }

  /**
   * One document of so much work, in milliseconds.
   * @returns how long it waited, in milliseconds
   * @throws Problem 503 when it is refused
   */
  async judge(address: string, work: number, lost = new AbortController().signal): Promise<number> {
    const sender = { networks: networksOfSender(address), lost, begin: () => this.begun.push(address), end: () => {} };
    const came = performance.now();
    const judge = await this.line.turn(sender);
    const waited = performance.now() - came;
    await passing(work);
    this.line.end(sender, work);
    this.line.offer(judge);
    return waited;
  }
}

/**
 * A page of ours: it tries again as often and as late as it is told to (`src/forms/sending/retry.ts`).
 * @returns Infinity when it gives up
 */
export async function sendPatiently(judges: SimulatedJudges, address: string, work: number): Promise<number> {
  const came = performance.now();
  for (let tries = 0; tries < 5; tries += 1) {
    const isJudged = await judges.judge(address, work).then(
      () => true,
      () => false,
    );
    if (isJudged) return performance.now() - came;
    await passing(5_000);
  }
  return Number.POSITIVE_INFINITY;
}

/** Sends one document after the other, and comes back after a refusal when so much time has passed. */
export async function sendWithoutEnd(judges: SimulatedJudges, address: string, work: number, pause: number) {
  for (;;) await judges.judge(address, work).catch(() => passing(pause));
}

function passing(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Those of an address, and one for each name that stands for a sender. */
function networksOfSender(sender: string): Network[] {
  return isIP(sender) ? networksOf(sender) : [{ name: sender, factor: 1 }];
}
