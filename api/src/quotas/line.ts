import { tooManyFiles } from '../http/refusals';
import { Delays, type WorkTimes } from './delays';
import type { Network } from './networks';
import { type Waiter, WaitingRoom } from './waiting-room';

/** Who sent a body that is to be read, or a document that is to be judged. */
export interface Sender {
  networks: readonly Network[];
  /** Aborted, with a Problem, when nothing may be kept of what still waits. */
  lost: AbortSignal;
  /** Called when it is the sender's turn. */
  begin(): void;
  /** Called when the work has ended, with the milliseconds that it took. */
  end(worked: number): void;
}

export interface LineLimits extends WorkTimes {
  /** As many senders may wait at a time. */
  queue: number;
  /** In milliseconds: nobody waits longer. */
  wait: number;
}

interface Waiting<Worker> extends Waiter {
  sender: Sender;
  take(worker: Worker): void;
  giveUp(reason?: unknown): void;
}

/**
 * What waits for a worker: documents for the processes that judge them, bodies for the event loop that reads them.
 * Whoever has held up others least goes first, and of equals, which newcomers are, whoever came last. When the line is
 * full, whoever would be the last to have a turn loses his place.
 *
 * So one sender may have all places and all workers while nobody else asks, and keeps nobody out with it. Neither do
 * many who all come for the first time: those who come after them go first, so that whoever wants to keep others from
 * their turn must bring one network after the other that never came.
 */
export class Line<Worker> {
  private readonly free = new Set<Worker>();
  private readonly delays: Delays;
  private readonly waiting: WaitingRoom<Waiting<Worker>>;

  constructor(private readonly limits: LineLimits) {
    this.delays = new Delays(limits);
    this.waiting = new WaitingRoom(this.delays);
  }

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  /**
   * A worker, when it is the sender's turn.
   * @throws Problem 503 when the place in the line is lost, or it took too long; why `lost` was aborted
   */
  async turn(sender: Sender): Promise<Worker> {
    sender.lost.throwIfAborted();
    const [free] = this.free;
    if (free === undefined) return this.stand(sender);
    this.free.delete(free);
    this.begin(sender);
    return free;
  }

  /** `worked`: in milliseconds, at that for which it was the sender's turn. */
  end({ networks, end }: Sender, worked: number): void {
    this.delays.end(networks, worked);
    end(worked);
  }

  /** A worker has nothing to do. */
  offer(worker: Worker): void {
    const first = this.waiting.first();
    if (first) first.take(worker);
    else this.free.add(worker);
  }

  /** A worker cannot work any more. */
  withdraw(worker: Worker): void {
    this.free.delete(worker);
  }

  /** Answers whoever waits with 503, so that clients try again. */
  close(): void {
    for (const { giveUp } of this.waiting) giveUp();
  }

  private stand(sender: Sender): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        sender.lost.removeEventListener('abort', lose);
        this.waiting.remove(waiting);
      };
      const waiting: Waiting<Worker> = {
        networks: sender.networks,
        sender,
        take: (worker) => {
          leave();
          this.begin(sender);
          resolve(worker);
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
      if (this.waiting.size > this.limits.queue) this.displace(this.waiting.last());
    });
  }

  private displace(waiting: Waiting<Worker> | undefined): void {
    if (!waiting) return;
    this.delays.lose(waiting.networks);
    waiting.giveUp();
  }

  private begin({ networks, begin }: Sender): void {
    this.delays.begin(networks);
    begin();
  }
}
