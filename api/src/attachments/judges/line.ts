import { tooManyFiles } from '../../http/refusals';
import { Delays } from '../../quotas/delays';
import type { Network } from '../../quotas/networks';
import type { Limits } from './limits';

/** Of a document that is to be judged. */
export interface Sender {
  networks: readonly Network[];
  /** Aborted, with a Problem, when nothing may be kept of a document that still waits. */
  lost: AbortSignal;
  /** Called when a judge has the document. */
  begin(): void;
}

interface Waiting<Judge> {
  sender: Sender;
  take(judge: Judge): void;
  giveUp(reason?: unknown): void;
}

/**
 * The documents that wait for a judge. Whoever has held up others least goes first, and of equals, which newcomers are,
 * whoever came last. When the line is full, whoever would be the last to have a turn loses his place.
 *
 * So one sender may have all places and all judges while nobody else asks, and keeps nobody out with it. Neither do many
 * who all come for the first time: those who come after them go first, so that whoever wants to keep others from their
 * turn must bring one network after the other that never came.
 */
export class Line<Judge> {
  private readonly free = new Set<Judge>();
  private readonly waiting = new Set<Waiting<Judge>>();
  private readonly delays: Delays;

  constructor(private readonly limits: Pick<Limits, 'queue' | 'wait' | 'time'>) {
    this.delays = new Delays(limits.time);
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  /**
   * The judge for one document, when it is the sender's turn.
   * @throws Problem 503 when the place in the line is lost, or it took too long; why `lost` was aborted
   */
  async turn(sender: Sender): Promise<Judge> {
    sender.lost.throwIfAborted();
    const [free] = this.free;
    if (free === undefined) return this.stand(sender);
    this.free.delete(free);
    this.begin(sender);
    return free;
  }

  /** `worked`: in milliseconds, at the document for which it was the sender's turn. */
  end({ networks }: Sender, worked: number): void {
    this.delays.end(networks, worked);
  }

  /** A judge has nothing to do. */
  offer(judge: Judge): void {
    if (this.isEmpty) this.free.add(judge);
    else this.first().take(judge);
  }

  /** A judge cannot judge any more. */
  withdraw(judge: Judge): void {
    this.free.delete(judge);
  }

  /** Whoever waits is told to try again. */
  close(): void {
    for (const { giveUp } of this.waiting) giveUp();
  }

  private stand(sender: Sender): Promise<Judge> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        sender.lost.removeEventListener('abort', lose);
        this.waiting.delete(waiting);
      };
      const waiting: Waiting<Judge> = {
        sender,
        take: (judge) => {
          leave();
          this.begin(sender);
          resolve(judge);
        },
        giveUp: (reason = tooManyFiles()) => {
          leave();
          reject(reason);
        },
      };
      const lose = () => waiting.giveUp(sender.lost.reason);
      const timer = setTimeout(waiting.giveUp, this.limits.wait);
      sender.lost.addEventListener('abort', lose, { once: true });
      this.waiting.add(waiting);
      if (this.waiting.size > this.limits.queue) this.displace(this.last());
    });
  }

  private displace({ sender, giveUp }: Waiting<Judge>): void {
    this.delays.lose(sender.networks);
    giveUp();
  }

  private begin({ networks, begin }: Sender): void {
    this.delays.begin(networks);
    begin();
  }

  private first(): Waiting<Judge> {
    return this.ranked().reduce((first, next) => (next.delay <= first.delay ? next : first)).waiting;
  }

  private last(): Waiting<Judge> {
    return this.ranked().reduce((last, next) => (next.delay > last.delay ? next : last)).waiting;
  }

  /** In the order in which they came, each with what its sender's networks count when those before it are judged. */
  private ranked(): { waiting: Waiting<Judge>; delay: number }[] {
    const before = new Map<string, number>();
    return [...this.waiting].map((waiting) => {
      const { networks } = waiting.sender;
      const delays = networks.map((network) => {
        const others = before.get(network.name) ?? 0;
        before.set(network.name, others + 1);
        return this.delays.of(network, others);
      });
      return { waiting, delay: Math.max(...delays) };
    });
  }
}
