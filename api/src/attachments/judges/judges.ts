import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { isRecord } from '../../../../src/contract/record';
import { tooManyFiles } from '../../http/refusals';
import { type Limit, type Limits, limits as usual } from './limits';
import type { Document, Judgement, Notice, Task } from './messages';
import { Stopwatch } from './stopwatch';

/**
 * What became of a document: judged, or not, because it passed a limit or its worker failed. `worked`, in milliseconds,
 * is how long the worker was busy with it, without the time in which it waited or the machine did something else.
 */
export type Outcome = ({ judgement: Judgement } | { failed: Limit | 'crash' }) & { worked: number };

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/**
 * Judges documents in worker threads, so that a hostile one holds up only itself (reliability S2). A document that
 * passes a limit ends its worker and nothing else; another worker takes its place.
 */
export class Judges {
  private pool: Piscina<Task, Judgement> | undefined;
  private readonly notices = new Map<number, (notice: Notice) => void>();
  private lastId = 0;
  private isClosed = false;

  constructor(private readonly limits: Limits = usual) {}

  /** Starts the workers, so that the first document need not wait for them. */
  warm(): void {
    this.pool ??= this.start();
  }

  /**
   * The log says which limit was passed, and nothing of the document.
   * @throws Problem 503 when too many wait, or no worker can be had
   */
  async judge(document: Document, log: Log): Promise<Outcome> {
    this.pool ??= this.start();
    if (this.isClosed || this.pool.queueSize >= this.limits.queue) throw tooManyFiles();
    const id = ++this.lastId;
    const ending = new AbortController();
    let passed: Limit | 'wait' | undefined;
    let stopwatch: Stopwatch | undefined;
    const end = (limit: Limit | 'wait') => {
      passed = limit;
      stopwatch?.stop();
      ending.abort();
    };
    const waiting = setTimeout(end, this.limits.wait, 'wait');
    this.notices.set(id, (notice) => {
      clearTimeout(waiting);
      if ('passed' in notice) end(notice.passed);
      else stopwatch = new Stopwatch(notice.thread, this.limits, () => end('time'));
    });
    try {
      const judgement = await this.pool.run({ ...document, id }, { signal: ending.signal });
      return { judgement, worked: stopwatch?.worked ?? 0 };
    } catch (error) {
      if (this.isClosed || passed === 'wait') throw tooManyFiles();
      return { failed: passed ? tellLimit(passed, log) : tellCrash(error, log), worked: stopwatch?.worked ?? 0 };
    } finally {
      clearTimeout(waiting);
      stopwatch?.stop();
      this.notices.delete(id);
    }
  }

  /** Whoever still waits for a judgement is told to try again. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool?.destroy();
  }

  private start(): Piscina<Task, Judgement> {
    const { workers, heap } = this.limits;
    const pool = new Piscina<Task, Judgement>({
      filename: path.join(__dirname, 'start.cjs'),
      minThreads: workers,
      maxThreads: workers,
      resourceLimits: { maxOldGenerationSizeMb: heap },
      execArgv: [],
    });
    pool.on('message', (notice: Notice) => this.notices.get(notice.id)?.(notice));
    // A worker that ends without a document is replaced; should that fail too, whoever needs it is told.
    pool.on('error', () => {});
    return pool;
  }
}

function tellLimit(limit: Limit, log: Log): Limit {
  log.warn({ limit }, 'a document passed a limit, and its worker was ended');
  return limit;
}

function tellCrash(error: unknown, log: Log): Limit | 'crash' {
  const { code, name, stack = '' } = isRecord(error) ? error : {};
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return tellLimit('memory', log);
  // The message is left out: readers of documents quote them in theirs.
  const at = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  log.error({ code, type: name, at }, 'a worker failed to judge a document');
  return 'crash';
}
