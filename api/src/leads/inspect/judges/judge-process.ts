import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Start } from './child';
import { exitCodes, type Limit, type Limits, type Stop } from './limits';
import type { Answer, Document, Fault, Judgement } from './messages';
import { workedBy } from './process-facts';
import { Watch } from './watch';

/**
 * What became of a document: judged, or not, because it passed a limit or its process failed. `worked`, in
 * milliseconds, is how long the process was busy with it, without the time in which it waited or the machine did
 * something else. A document that ends its process costs what it takes to start another, too.
 */
export type Outcome<Failure = Limit | 'crash'> = ({ judgement: Judgement } | { failed: Failure }) & { worked: number };

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

type End = { code: number | null; signal: NodeJS.Signals | null };

/** What V8 ends a process by when it has no memory left. */
const abortions = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

/**
 * A process that judges one document at a time, and can die of it alone. It knows nothing of the server: no settings,
 * no open files, and what it prints is read by nobody.
 */
export class JudgeProcess {
  /** Undefined while the process runs. */
  end: End | undefined;
  readonly ended: Promise<End>;
  /** Whether the process came so far that it can judge. */
  readonly isReady: Promise<boolean>;
  private readonly child: ChildProcess;
  /** In milliseconds: how long it worked until it could judge. */
  private workedToStart = 0;
  private isStopped = false;
  private readonly reported = new Set<string>();

  constructor(
    file: string,
    private readonly limits: Limits,
  ) {
    const start: Start = { limits, parent: process.pid };
    this.child = fork(file, [JSON.stringify(start)], {
      // Collecting garbage in small steps costs twice as much, and nothing in this process waits for a fast answer.
      execArgv: [`--max-old-space-size=${limits.heap}`, '--no-incremental-marking'],
      env: process.env.TMPDIR === undefined ? {} : { TMPDIR: process.env.TMPDIR },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Set at once, because threads that the process starts inherit it.
    if (this.child.pid !== undefined) setPriority(this.child.pid, limits.niceness);
    this.ended = new Promise((resolve) => {
      const ended = (code: End['code'], signal: End['signal']) => {
        this.end = { code, signal };
        resolve(this.end);
      };
      this.child.on('exit', ended);
      // It could not be started, or not be reached any more.
      this.child.on('error', () => (this.child.pid === undefined ? ended(null, null) : this.child.kill('SIGKILL')));
    });
    this.isReady = Promise.race([this.started(), this.ended.then(() => false)]);
  }

  /**
   * The log says which limit was passed, and nothing of the document.
   * @returns undefined when it was stopped meanwhile
   */
  async judge(document: Document, log: Log): Promise<Outcome<Stop | 'crash'> | undefined> {
    let passed: Stop | undefined;
    const watch = new Watch(this.child.pid ?? 0, this.limits, (limit) => {
      passed = limit;
      this.child.kill('SIGKILL');
    });
    const answer = await this.ask(document);
    watch.stop();
    // Nobody else may get a process that is about to end, even if it has answered meanwhile.
    if (passed) await this.ended;
    const worked = watch.worked + (this.end ? this.workedToStart : 0);
    if ('judgement' in answer) return { judgement: answer.judgement, worked };
    if (this.isStopped) return undefined;
    const limit = passed ?? ('fault' in answer ? undefined : limitOf(answer));
    if (limit === 'patience') log.warn('a process did not come to judge a document in time: the machine is busy');
    else if (limit) log.warn({ limit }, 'a document passed a limit, and the process that judged it was ended');
    else this.report(answer, log);
    return { failed: limit ?? 'crash', worked };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Whoever has found a mistake of ours may send his document again and again, and each is an error only once. */
  private report(answer: { fault: Fault } | End, log: Log): void {
    const what = 'fault' in answer ? answer.fault : answer;
    const known = JSON.stringify(what);
    log[this.reported.has(known) ? 'warn' : 'error'](what, 'a process failed to judge a document');
    this.reported.add(known);
  }

  private async started(): Promise<true> {
    await once(this.child, 'message');
    this.workedToStart = workedBy(this.child.pid ?? 0) ?? 0;
    return true;
  }

  private ask(document: Document): Promise<Answer | End> {
    const answered = new Promise<Answer>((resolve) => this.child.once('message', resolve));
    // Sending fails only when the process has ended, which has an event of its own.
    this.child.send(document, () => {});
    return Promise.race([answered, this.ended]);
  }
}

function limitOf({ code, signal }: End): Limit | undefined {
  if (code === exitCodes.arrays) return 'arrays';
  return code === exitCodes.memory || abortions.includes(signal ?? '') ? 'memory' : undefined;
}
