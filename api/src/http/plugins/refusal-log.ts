import type { FastifyBaseLogger } from 'fastify';
import { isRecord } from '../../../../src/contract/record';
import type { Problem } from '../problem';

interface Logged {
  at: number;
  /** Refusals since then. */
  since: number;
}

/** In milliseconds: how often one reason is told, however many requests are refused for it. */
const minute = 60_000;

/**
 * Tells of requests that are refused for a reason that we know: of the first one at once, and of those that follow,
 * with the next one after each minute, how many there were. Those refused on purpose are a warning; what has another
 * cause, such as a database that is away, is an error, with that cause.
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

/** The same words stand for whatever went wrong in a store, which is told apart by kind. */
function causeOf({ cause }: Problem): string {
  if (!isRecord(cause)) return cause === undefined ? '' : typeof cause;
  return `${cause.name} ${cause.code}`;
}
