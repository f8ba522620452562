import type { FastifyBaseLogger } from 'fastify';

/** In milliseconds. */
const silence = 60_000;

interface Words {
  wrong: string;
  over: string;
}

/**
 * For what goes wrong many times in a row: the log has a line when it begins, one a minute, and one when it is over.
 */
export class Trouble {
  private saidAt: number | undefined;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    private readonly words: Words,
  ) {}

  happened(error: unknown, details: object = {}): void {
    const now = performance.now();
    if (this.saidAt !== undefined && now - this.saidAt < silence) return;
    this.saidAt = now;
    this.log.error({ err: error, ...details }, this.words.wrong);
  }

  isOver(details: object = {}): void {
    if (this.saidAt === undefined) return;
    this.saidAt = undefined;
    this.log.info(details, this.words.over);
  }
}
