import type { FastifyBaseLogger } from 'fastify';

/** In milliseconds: so long after the last of them, staff should still look. */
const hour = 3_600_000;

/** Notes that more good leads come than staff is told of, so that those of honest visitors may wait in quarantine. */
export class Flood {
  private latest = Number.NEGATIVE_INFINITY;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {}

  /** One of them waits now. The log has a line when that begins. */
  note(): void {
    if (!this.wasLately) this.log.warn('more leads come than you are told of; the rest waits in quarantine');
    this.latest = performance.now();
  }

  get wasLately(): boolean {
    return performance.now() - this.latest <= hour;
  }
}
