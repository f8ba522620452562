import type { FastifyBaseLogger } from 'fastify';
import type { Problem } from '../http/problem';

interface Told {
  at: number;
  /** Refusals since then. */
  since: number;
}

/** In milliseconds: how often one reason is told, however many requests are refused for it. */
const minute = 60_000;

/** Tells of requests that are refused on purpose: of the first one at once, and then every minute how many there were. */
export class RefusalLog {
  private readonly told = new Map<string, Told>();

  note(log: Pick<FastifyBaseLogger, 'warn'>, { status, detail }: Problem): void {
    const now = performance.now();
    const told = this.told.get(detail);
    if (told && now - told.at < minute) {
      told.since += 1;
      return;
    }
    log.warn({ status, detail, requests: 1 + (told?.since ?? 0) }, 'requests refused');
    this.told.set(detail, { at: now, since: 0 });
  }
}
