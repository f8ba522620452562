import type { FastifyBaseLogger } from 'fastify';
import { remember } from '../../cache/remember';
import type { LeadStore } from '../store/lead-store';
import { skew } from '../store/written-by';

/** In milliseconds, between two looks at the clock of the database. */
const minute = 60_000;

/**
 * The time by which instances that share a database take deliveries from it, so that none takes what another has: that
 * of this machine, unless it is more than a minute from that of the database, which is the same for all of them.
 */
export class SharedClock {
  /** Asks the database for its time, once a minute. @throws when it does not answer */
  readonly look = remember(() => this.ask(), minute);
  /** What the database said, and when it was asked, by a clock that nobody sets. */
  private known: { time: number; at: number } | undefined;
  private isApart = false;

  constructor(
    private readonly store: Pick<LeadStore, 'now'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    private readonly ours = () => new Date(),
  ) {}

  readonly now = (): Date => {
    const [ours, theirs] = [this.ours(), this.theirs()];
    return theirs && areApart(ours, theirs) ? theirs : ours;
  };

  private theirs(): Date | undefined {
    return this.known && new Date(this.known.time + performance.now() - this.known.at);
  }

  private async ask(): Promise<void> {
    const at = performance.now();
    const theirs = await this.store.now();
    this.known = { time: theirs.getTime(), at };
    const ours = this.ours();
    if (this.isApart === areApart(ours, theirs)) return;
    this.isApart = !this.isApart;
    const secondsAhead = Math.round((ours.getTime() - theirs.getTime()) / 1000);
    if (this.isApart) this.log.warn({ secondsAhead }, apart);
    else this.log.info('the clocks of this machine and of the database agree again');
  }
}

const apart =
  'the clocks of this machine and of the database differ by more than a minute: deliveries go by that of the database';

function areApart(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) > skew;
}
