import { write, writeSync } from 'node:fs';
import type { LogStream } from './logger';

/** In characters: so much waits for a disk or a reader, and what comes then is lost. */
const most = 1_000_000;

/** In milliseconds: after so long, what could not be written is tried again. */
const pause = 200;

/** In milliseconds: a write that has not ended by then waits for somebody who reads no more. */
const patience = 1_000;

/**
 * Where the log goes, which may be full, slow or gone: a file on a full disk, or a pipe that nobody reads any more.
 * Nothing waits for it, and what is lost is counted. pino's own destination writes while the event loop waits, and on a
 * full disk it tries for ever (sonic-boom's `flushSync`).
 */
export class LogFile implements LogStream {
  private waiting = '';
  private lost = 0;
  /** What is being written, and since when, by `performance.now()`. */
  private underWay: { bytes: Buffer; since: number } | undefined;

  constructor(private readonly descriptor: number) {}

  write(line: string): void {
    if (this.waiting.length + line.length > most) this.lost += 1;
    else this.waiting += line;
    this.start();
  }

  /** Writes what waits before the process ends, unless it would wait for that. */
  writeRest(): void {
    if (this.underWay && performance.now() > this.underWay.since + patience) return;
    try {
      writeSync(this.descriptor, this.waiting);
    } catch {
      // It is full or gone, and there is nobody left to tell.
    }
    this.waiting = '';
  }

  private start(): void {
    if (this.underWay || this.waiting === '') return;
    this.underWay = { bytes: Buffer.from(this.waiting), since: performance.now() };
    this.waiting = '';
    this.writeOn(this.underWay.bytes);
  }

  private writeOn(bytes: Buffer): void {
    write(this.descriptor, bytes, (error, written) => {
      const rest = bytes.subarray(written);
      if (error) setTimeout(() => this.writeOn(bytes), pause).unref();
      else if (rest.length > 0) this.writeOn(rest);
      else this.goOn();
    });
  }

  private goOn(): void {
    this.underWay = undefined;
    const { lost } = this;
    this.lost = 0;
    if (lost > 0) this.waiting += `${JSON.stringify({ level: 40, time: Date.now(), lines: lost, msg: lostWords })}\n`;
    this.start();
  }
}

const lostWords = 'lines of the log are lost: they could not be written in time';
