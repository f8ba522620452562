import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tooManyFiles } from '../../../http/refusals';
import { Line, type Sender } from '../../../quotas/line';
import { Shortage } from '../../../quotas/shortage';
import { JudgeProcess, type Log, type Outcome } from './judge-process';
import { type Limits, type Stop, limits as usual } from './limits';
import type { Document } from './messages';

/** In milliseconds: until another process takes the place of one that could not be started. */
const startAgain = 1_000;

/**
 * Judges documents in processes of their own, so that a hostile one holds up and ends nothing but itself (reliability
 * S2). When a process ends, another takes its place at once.
 */
export class Judges {
  private readonly processes = new Set<JudgeProcess>();
  private readonly line: Line<JudgeProcess>;
  private readonly shortage = new Shortage();
  private places: Promise<void>[] | undefined;
  private isClosed = false;
  private turnsAway = false;
  /** The log of the last document. */
  private log: Log | undefined;

  /** @param file the module that each process runs */
  constructor(
    private readonly limits: Limits = usual,
    private readonly file = path.join(__dirname, 'start.cjs'),
  ) {
    this.line = new Line(limits);
  }

  /** Whether documents have been refused for a while because too many come. */
  get areTooFew(): boolean {
    return this.shortage.lasts;
  }

  /** Documents that wait for a process. */
  get waiting(): number {
    return this.line.size;
  }

  /** Starts the processes, so that the first document need not wait for them. */
  warm(): void {
    this.places ??= Array.from({ length: this.limits.workers }, () => this.keepOne());
  }

  /**
   * A process that ends although no limit was passed may have been ended from outside, as by a system that has no
   * memory left. So its document is judged once more; that another process ends as well is the document's own doing.
   * The log says which limit was passed, and nothing of the document.
   * @throws Problem 503 when too many wait, no process can be had or the machine is too busy for it; why the sender has
   * lost the document
   */
  async judge(document: Document, log: Log, sender = ourselves()): Promise<Outcome> {
    this.log = log;
    const { outcome: first, hasCrashed } = await this.judgeOnce(document, log, sender);
    if (!hasCrashed) return first;
    const { outcome: second } = await this.judgeOnce(document, log, sender);
    return { ...second, worked: first.worked + second.worked };
  }

  /** Answers whoever waits for a judgement, or comes for one, with 503; what is under way is judged. */
  turnAway(): void {
    this.turnsAway = true;
    this.line.close();
  }

  /** Ends the processes, and answers whoever still waits for a judgement with 503. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.turnAway();
    await Promise.all([...this.processes].map((process) => process.stop()));
    await Promise.all(this.places ?? []);
  }

  private async judgeOnce(document: Document, log: Log, sender: Sender) {
    if (this.turnsAway) throw tooManyFiles();
    this.warm();
    const process = await this.turn(sender);
    const outcome = await process.judge(document, log);
    this.line.end(sender, outcome?.worked ?? 0);
    if (!process.end) this.line.offer(process);
    if (!outcome) throw tooManyFiles();
    if (!isOfTheDocument(outcome)) {
      this.shortage.note();
      throw tooManyFiles();
    }
    return { outcome, hasCrashed: process.end !== undefined && 'failed' in outcome && outcome.failed === 'crash' };
  }

  private async turn(sender: Sender): Promise<JudgeProcess> {
    try {
      return await this.line.turn(sender);
    } catch (refusal) {
      if (!this.turnsAway) this.shortage.note();
      throw refusal;
    }
  }

  private async keepOne(): Promise<void> {
    while (!this.isClosed) {
      const process = new JudgeProcess(this.file, this.limits);
      this.processes.add(process);
      const isReady = await process.isReady;
      if (isReady) this.line.offer(process);
      const end = await process.ended;
      this.processes.delete(process);
      this.line.withdraw(process);
      if (isReady || this.isClosed) continue;
      if (this.line.size > 0) this.log?.error(end, 'no process could be started to judge documents');
      await pause(startAgain);
    }
  }
}

/** Whether it says anything of the document: not when its judge never came to work, as on a machine that is busy. */
function isOfTheDocument(outcome: Outcome<Stop | 'crash'>): outcome is Outcome {
  return !('failed' in outcome) || outcome.failed !== 'patience';
}

/** Of a document that no visitor sends. */
function ourselves(): Sender {
  return {
    networks: [{ name: 'ourselves', factor: 1 }],
    lost: new AbortController().signal,
    begin: () => {},
    end: () => {},
  };
}
