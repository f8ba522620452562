import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tooManyFiles } from '../../http/refusals';
import { JudgeProcess, type Log, type Outcome } from './judge-process';
import { type Limits, limits as usual } from './limits';
import type { Document } from './messages';

/** In milliseconds: until another process takes the place of one that could not be started. */
const startAgain = 1_000;

/** A document that waits. */
interface Waiting {
  log: Log;
  take(process: JudgeProcess): void;
  giveUp(): void;
}

/**
 * Judges documents in processes of their own, so that a hostile one holds up and ends nothing but itself (reliability
 * S2). When a process ends, another takes its place at once.
 */
export class Judges {
  private readonly processes = new Set<JudgeProcess>();
  private readonly free = new Set<JudgeProcess>();
  private readonly waiting = new Set<Waiting>();
  private places: Promise<void>[] | undefined;
  private isClosed = false;

  /** `file` is what the processes run. */
  constructor(
    private readonly limits: Limits = usual,
    private readonly file = path.join(__dirname, 'start.cjs'),
  ) {}

  /** Starts the processes, so that the first document need not wait for them. */
  warm(): void {
    this.places ??= Array.from({ length: this.limits.workers }, () => this.keepOne());
  }

  /**
   * The log says which limit was passed, and nothing of the document.
   * @throws Problem 503 when too many wait, or no process can be had
   */
  async judge(document: Document, log: Log): Promise<Outcome> {
    if (this.isClosed) throw tooManyFiles();
    this.warm();
    const [free] = this.free;
    const process = free ?? (await this.turn(log));
    this.free.delete(process);
    const outcome = await process.judge(document, log);
    if (!process.end) this.offer(process);
    if (!outcome) throw tooManyFiles();
    return outcome;
  }

  /** Whoever still waits for a judgement is told to try again. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { giveUp } of this.waiting) giveUp();
    await Promise.all([...this.processes].map((process) => process.stop()));
    await Promise.all(this.places ?? []);
  }

  private async keepOne(): Promise<void> {
    while (!this.isClosed) {
      const process = new JudgeProcess(this.file, this.limits);
      this.processes.add(process);
      const isReady = await process.isReady;
      if (isReady) this.offer(process);
      const end = await process.ended;
      this.processes.delete(process);
      this.free.delete(process);
      if (isReady || this.isClosed) continue;
      const [first] = this.waiting;
      first?.log.error(end, 'no process could be started to judge documents');
      await pause(startAgain);
    }
  }

  private offer(process: JudgeProcess): void {
    const [first] = this.waiting;
    if (first) first.take(process);
    else this.free.add(process);
  }

  private turn(log: Log): Promise<JudgeProcess> {
    if (this.waiting.size >= this.limits.queue) throw tooManyFiles();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.waiting.delete(waiting);
      };
      const waiting: Waiting = {
        log,
        take(process) {
          leave();
          resolve(process);
        },
        giveUp() {
          leave();
          reject(tooManyFiles());
        },
      };
      const timer = setTimeout(waiting.giveUp, this.limits.wait);
      this.waiting.add(waiting);
    });
  }
}
