import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredLead } from '../store/lead';
import type { LeadStore } from '../store/lead-store';
import type { Channel, Delivery, GivenUp } from '../store/outbox';
import { nextAttempt } from './schedule';
import { Slots } from './slots';
import { type Outlook, Undelivered } from './undelivered';

/**
 * Notifies somebody of a lead, of what the topic of the delivery names. Rejects with `Undelivered` when that did not
 * work; anything else is a mistake of ours.
 */
export type Notify = (lead: StoredLead, delivery: Delivery, now: Date, signal: AbortSignal) => Promise<void>;

/** In milliseconds that one attempt may take, whatever the other side does meanwhile: a letter takes seconds. */
export const patience = 60 * 1000;

/** In milliseconds: what is tried again within it need not be hastened, such as what has failed for the first time. */
const soon = 60 * 1000;

/** In milliseconds: longer than any attempt may take. After it, what a worker took that died is tried again. */
export const lease = 5 * patience;

/**
 * Of one channel: whether its other side asked to be left alone for a while, and whether it may have been out of order
 * since its last success, because a delivery failed at once, or because the server has just started. A delivery that
 * fails again and again by itself, such as to a wrong address, is no sign of it.
 */
export class Outage {
  private mayBe = true;
  /** Times of the clock, which may be set back meanwhile: it is no reason to be quiet for longer. */
  private quiet = { since: 0, until: 0 };

  failed({ attempts }: Delivery, outlook: Outlook): void {
    if (attempts === 1 && (outlook === 'passing' || outlook === 'setup')) this.mayBe = true;
  }

  /** The other side wants nothing to come for so long, in milliseconds. */
  asksToWait(now: Date, wait: number): void {
    const since = now.getTime();
    const until = since + wait;
    if (!this.isQuiet(now) || until > this.quiet.until) this.quiet = { since, until };
  }

  isQuiet(now: Date): boolean {
    return this.quiet.since <= now.getTime() && now.getTime() < this.quiet.until;
  }

  /** Notes that a delivery succeeded. @returns whether the channel may have been out of order before */
  isOver(): boolean {
    const isNews = this.mayBe;
    this.mayBe = false;
    return isNews;
  }
}

interface Parts {
  store: Pick<LeadStore, 'get' | 'outbox'>;
  channel: Channel;
  notify: Notify;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  outage?: Outage;
  slots?: Slots;
  /** Whose server the attempt for a lead waits for, where that is not the same for all leads of the channel. */
  targetOf?: ((lead: StoredLead) => string) | undefined;
}

/** When to look for what is due. */
interface Timing {
  now?: () => Date;
  /** Resolves when it is worth a look although nothing has ended. Without it, only what ends leads to one. */
  nextLook?: () => Promise<void>;
}

/**
 * Delivers everything of a channel that is due, each as soon as a slot is free, until nothing is and all have ended, or
 * until `signal` says stop and all have ended.
 * @throws when the database does not answer; what was taken is tried again once its lease has ended
 */
export async function deliverDue(parts: Parts, signal: AbortSignal, timing: Timing = {}): Promise<void> {
  const { store, channel, outage, slots = new Slots() } = parts;
  const { now: clock = () => new Date(), nextLook } = timing;
  const troubles: unknown[] = [];
  while (troubles.length === 0) {
    // Before the look, so that what ends meanwhile is not waited for in vain.
    const change = slots.change();
    const now = clock();
    // What waits meanwhile loses no attempt by it.
    const most = signal.aborted || outage?.isQuiet(now) ? 0 : slots.free;
    const taken = most > 0 ? await store.outbox.claim(channel, now, new Date(now.getTime() + lease), most) : [];
    for (const delivery of taken) {
      const attempt = slots.use((begin) => deliver({ ...parts, slots, clock }, delivery, begin));
      attempt.catch((error: unknown) => void troubles.push(error));
    }
    if (slots.isIdle) return;
    await (nextLook && !signal.aborted ? Promise.race([change, nextLook()]) : change);
    // What ends together, because it is noted together, is followed by one look.
    await setImmediate();
  }
  // What was sent is noted before anybody takes it for not sent.
  while (!slots.isIdle) await slots.change();
  throw troubles[0];
}

async function deliver(
  parts: Parts & { slots: Slots; clock: () => Date },
  delivery: Delivery,
  begin: (target: string | undefined) => void,
): Promise<void> {
  const { store, channel, notify, outage = new Outage(), slots, targetOf, clock } = parts;
  try {
    const lead = await store.get(delivery.leadId);
    // Erased since: its entry is gone as well.
    if (!lead) return;
    const target = targetOf?.(lead);
    if (slots.mustWait(target)) {
      await store.outbox.putBack(delivery, waitsItsTurn, new Date(clock().getTime() + patience));
      return;
    }
    begin(target);
    await inTime((deadline) => notify(lead, delivery, clock(), deadline));
  } catch (error) {
    return noteFailure(parts, delivery, error, clock());
  }
  await store.outbox.succeeded(delivery, clock());
  if (!outage.isOver()) return;
  await store.outbox.resume(channel, clock());
  // Others wait for up to a day since they failed. A letter to one visitor says nothing of the servers of others.
  if (channel !== 'acknowledgement') await store.outbox.hasten(clock(), new Date(clock().getTime() + soon), channel);
}

async function noteFailure(
  { store, channel, log, outage }: Parts,
  delivery: Delivery,
  error: unknown,
  now: Date,
): Promise<void> {
  const { attempts, leadId: receipt } = delivery;
  const isKnown = error instanceof Undelivered;
  const [trouble, outlook] = isKnown ? [error.message, error.outlook] : [unexpected, 'passing' as const];
  const wait = isKnown ? error.wait : 0;
  const next = nextAttempt(attempts, now, outlook, wait);
  outage?.asksToWait(now, wait);
  outage?.failed(delivery, outlook);
  const said = isKnown && error.said ? ` (in its words: ${error.said})` : '';
  await store.outbox.failed(delivery, `${trouble}${said}`, now, next, givenUp[outlook]);
  if (!isKnown) log.error({ err: error, receipt }, 'delivery failed unexpectedly');
  else if (next) log.warn({ receipt, channel, attempts, trouble }, 'delivery failed, to be tried again');
  else if (outlook === 'nobody') log.warn({ receipt, channel, trouble }, 'a visitor cannot be written to');
  else log.error({ receipt, channel, attempts, trouble }, 'delivery given up');
}

const waitsItsTurn = 'waits its turn: the same mail server leaves other letters without an answer';

const unexpected = 'an unexpected error; the log has it';

/** What becomes of a delivery after its last attempt. */
const givenUp: Record<Outlook, GivenUp> = { passing: 'dead', setup: 'blocked', refused: 'dead', nobody: 'refused' };

/** Ends also an attempt that ignores its signal: one attempt without an end would keep its slot for ever. */
export function inTime<T>(attempt: (deadline: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new Undelivered('there was no answer in time')));
    attempt(deadline).then(resolve, reject);
  });
}
