import type { FastifyBaseLogger } from 'fastify';
import { isRecord } from '../../../../src/contract/record';
import type { Problem } from '../problem';

interface Logged {
  at: number;
  /** Refusals since then. */
  since: number;
}

/** In milliseconds: one reason is logged once in this time, however many requests are refused for it. */
const minute = 60_000;

/**
 * Logs requests that are refused for a known reason: the first one at once, and then, with the next one after each
 * minute, how many there were. Those refused on purpose are a warning; what has another cause, such as a database that
 * is away, is an error, with that cause.
 */
export class RefusalLog {
  private readonly logged = new Map<string, Logged>();

  note(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, problem: Problem): void {
    const { status, detail, cause } = problem;
    const now = performance.now();
    const reason = `${detail} ${causeOf(problem)}`;
    const logged = this.logged.get(reason);
    if (logged && now - logged.at < minute) {
      logged.since += 1;
      return;
    }
    const line = { status, detail, requests: 1 + (logged?.since ?? 0) };
    if (cause === undefined) log.warn(line, 'requests refused');
    else log.error({ ...line, err: problem }, 'requests failed');
    this.logged.set(reason, { at: now, since: 0 });
  }
}

/** Failures of the store all have the same words for the visitor, so the log distinguishes them by their cause. */
function causeOf({ cause }: Problem): string {
  if (!isRecord(cause)) return cause === undefined ? '' : typeof cause;
  return `${cause.name} ${cause.code}`;
}
