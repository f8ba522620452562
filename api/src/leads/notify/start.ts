import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { remember } from '../../cache/remember';
import type { DeliveryConfig } from '../../config/delivery';
import { Trouble } from '../../log/trouble';
import { channelsOf } from '../channels';
import type { LeadEvents } from '../events';
import { addressOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import type { LeadStore } from '../store/lead-store';
import type { Channel } from '../store/outbox';
import { deliverDue, type Notify, Outage } from './deliver-due';
import { mail } from './mail';
import { openPost, type Post } from './post';
import { longestWait } from './retry-after';
import { pauses } from './schedule';
import type { SharedClock } from './shared-clock';
import { Slots } from './slots';
import { checkDelivery } from './start-check';
import { webhook } from './webhook';
import { type LetterSource, lettersOf } from './writers';

/**
 * In milliseconds, between two looks at what is due. The longest is for what no event announces: another attempt, and
 * what the command line or another server has stored. The shortest is there so that a flood of leads costs few looks.
 */
const pause = { shortest: 100, longest: 2_000 };

/**
 * How long `stop` lets what is being sent come to its end, in milliseconds, and how long it then takes to note the
 * rest.
 */
const patience = 2_000;
const noteTime = 500;

/** In milliseconds, between two looks for what the clock has put off by mistake. */
const minute = 60_000;

export interface Running {
  stop(): Promise<void>;
}

interface Parts extends LetterSource {
  store: LeadStore;
  events: LeadEvents;
  clock: Pick<SharedClock, 'look' | 'now'>;
  log: FastifyBaseLogger;
}

/** Starts a worker for each channel that is set up, so that a slow one does not delay the others. */
export function startDelivery(config: DeliveryConfig, parts: Parts): Running {
  const { store, events, clock, log } = parts;
  const [stopping, givingUp] = [new AbortController(), new AbortController()];
  const post = config.mail && openPost(config.mail);
  const workers = notifiers(config, post, parts).map(([channel, notify]) => {
    const work = {
      ...{ store, channel, notify: notifyUntil(notify, givingUp.signal), log },
      ...{ outage: new Outage(), slots: new Slots(), targetOf: targetOf[channel] },
    };
    // Settings may be others since the last start. One that was given up tries, and brings the rest when it gets
    // through.
    let isTried = false;
    const straighten = remember(() => store.outbox.straighten(channel, clock.now(), pauses, longestWait), minute);
    return repeat({ log, channel, events }, stopping.signal, async (nextLook) => {
      await clock.look();
      await straighten();
      if (!isTried) await store.outbox.resume(channel, clock.now(), 1);
      isTried = true;
      await deliverDue(work, stopping.signal, { now: clock.now, nextLook });
    });
  });
  checkDelivery(config, { store, post, log }).catch((error: unknown) => {
    log.error({ err: error }, 'what waits to be delivered cannot be looked up');
  });
  const distributor = repeat({ log, events }, stopping.signal, () => distributeAll(config, parts));
  const ended = Promise.all([...workers, distributor]);
  const within = (time: number) => Promise.race([ended, setTimeout(time, undefined, { ref: false })]);
  return {
    /** What was sent to its end is not sent again; what was not is tried again, at the latest when its lease ends. */
    async stop() {
      stopping.abort();
      await within(patience);
      givingUp.abort();
      await within(noteTime);
    },
  };
}

function notifiers(config: DeliveryConfig, post: Post | undefined, parts: Parts): [Channel, Notify][] {
  const { webhook: hook, mail: settings } = config;
  const letters = lettersOf(parts, settings ?? {});
  return [
    ...(hook ? [entry('webhook', webhook(hook, parts.optionsOf))] : []),
    ...(post && settings?.to ? [entry('notice', mail(post, letters.notice))] : []),
    ...(post ? [entry('acknowledgement', mail(post, letters.acknowledgement))] : []),
  ];
}

function entry(channel: Channel, notify: Notify): [Channel, Notify] {
  return [channel, notify];
}

/**
 * A mail server may look for the one of a visitor before it takes a letter to him. All letters to staff wait for the
 * same server, and so does whatever goes to the webhook.
 */
const targetOf: Partial<Record<Channel, (lead: StoredLead) => string>> = {
  acknowledgement: (lead) => addressOf(lead).split('@').at(-1) ?? '',
};

/**
 * An attempt in progress does not end when the server begins to stop, because the receiver may have the letter already:
 * it ends when `stop` gives it up.
 */
function notifyUntil(notify: Notify, givenUp: AbortSignal): Notify {
  return (lead, delivery, now, deadline) => notify(lead, delivery, now, AbortSignal.any([deadline, givenUp]));
}

/** Passes on what the command line noted, because only a server knows who is to be notified of it. */
async function distributeAll(config: DeliveryConfig, { store, clock, log }: Parts): Promise<void> {
  await clock.look();
  const channels = channelsOf(config);
  for (let topic = await next(); topic !== undefined; topic = await next()) {
    if (channels[topic].length === 0)
      log.warn({ topic }, 'nobody is notified, since neither WEBHOOK_URL nor MAIL_TO is set');
  }

  function next() {
    return store.outbox.distribute(channels, clock.now());
  }
}

interface Named {
  log: FastifyBaseLogger;
  events: LeadEvents;
  channel?: Channel;
}

/**
 * Works at once, whenever something was stored, and after the longest pause. Work that takes long learns by `nextLook`
 * when it would have begun anew.
 */
async function repeat(
  { log, channel, events }: Named,
  signal: AbortSignal,
  work: (nextLook: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const trouble = new Trouble(log, { wrong: 'the outbox cannot be read', over: 'the outbox can be read again' });
  let wake = new AbortController();
  // One for all who wait for it: a second one would not hear what the first was woken by.
  let resting: Promise<void> | undefined;
  const onLeadStored = () => wake.abort();
  events.on('stored', onLeadStored).on('withdrawn', onLeadStored);
  signal.addEventListener('abort', onLeadStored);
  while (!signal.aborted) {
    try {
      await work(lookAgain);
      trouble.isOver({ channel });
    } catch (error) {
      if (!signal.aborted) trouble.happened(error, { channel });
    }
    await nextLook();
  }

  /** Work that waits for the next look has read what there was at this one. */
  function lookAgain(): Promise<void> {
    trouble.isOver({ channel });
    return nextLook();
  }

  function nextLook(): Promise<void> {
    resting ??= rest().finally(() => {
      resting = undefined;
    });
    return resting;
  }

  async function rest(): Promise<void> {
    await sleep(pause.shortest, signal);
    await sleep(pause.longest - pause.shortest, wake.signal);
    // Before the next look, so that what is stored during it does not wait either.
    wake = new AbortController();
  }
}

async function sleep(time: number, signal: AbortSignal): Promise<void> {
  await setTimeout(time, undefined, { signal, ref: false }).catch(() => {});
}
