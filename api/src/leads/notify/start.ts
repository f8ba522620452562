import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryConfig } from '../../config/delivery';
import type { SiteFacts } from '../../lists/site-facts';
import { Trouble } from '../../log/trouble';
import { stopPath, stopToken } from '../marketing/link';
import type { LeadDesk } from '../store/lead';
import type { Channel } from '../store/outbox';
import { channelsOf } from './channels';
import { acknowledgement, notice, withdrawalNotice } from './letters';
import { mail, type Write } from './mail';
import { webhook } from './webhook';
import { deliverDue, Outage, type Tell } from './worker';

/** In milliseconds: how soon after it was stored a lead is told, at most. */
const pollInterval = 2_000;

/**
 * How long `stop` lets what is being sent come to its end, in milliseconds, and how long it then takes to note the
 * rest.
 */
const patience = 2_000;
const farewell = 500;

export interface Running {
  stop(): Promise<void>;
}

interface Parts {
  store: LeadDesk;
  siteFacts: () => Promise<SiteFacts>;
  /** Origin of the links in letters. */
  apiUrl: string;
  log: FastifyBaseLogger;
}

/** Starts a worker for each channel that is set up, so that a slow one does not hold up the others. */
export async function startDelivery(config: DeliveryConfig, parts: Parts): Promise<Running> {
  const { store, log } = parts;
  const [stopping, givingUp] = [new AbortController(), new AbortController()];
  const workers = tellers(config, await lettersOf(parts)).map(([channel, tell]) => {
    const work = { store, channel, tell: tellUntil(tell, givingUp.signal), log, outage: new Outage() };
    return repeat({ log, channel }, stopping.signal, () => deliverDue(work, stopping.signal));
  });
  const distributor = repeat({ log }, stopping.signal, () => distributeAll(config, parts));
  const ended = Promise.all([...workers, distributor]);
  const within = (time: number) => Promise.race([ended, setTimeout(time, undefined, { ref: false })]);
  return {
    /** What was sent to its end is not sent again; what was not is tried again, at the latest when its lease ends. */
    async stop() {
      stopping.abort();
      await within(patience);
      givingUp.abort();
      await within(farewell);
    },
  };
}

type Letters = (to: string) => Record<'notice' | 'acknowledgement', Write>;

async function lettersOf({ store, siteFacts, apiUrl }: Parts): Promise<Letters> {
  const { name } = await siteFacts();
  return (to) => ({
    notice: (lead, { topic }) => (topic === 'lead' ? notice(lead, to) : withdrawalNotice(lead, to)),
    async acknowledgement(lead) {
      const token = stopToken(await store.linkSecret(), lead.id);
      return acknowledgement(lead, name, `${apiUrl}${stopPath}/${token}`);
    },
  });
}

function tellers({ webhook: hook, mail: post }: DeliveryConfig, lettersTo: Letters): [Channel, Tell][] {
  const letters = lettersTo(post?.to ?? '');
  return [
    ...(hook ? [entry('webhook', webhook(hook))] : []),
    ...(post?.to ? [entry('notice', mail(post, letters.notice))] : []),
    ...(post ? [entry('acknowledgement', mail(post, letters.acknowledgement))] : []),
  ];
}

function entry(channel: Channel, tell: Tell): [Channel, Tell] {
  return [channel, tell];
}

/** Not until the server stops, which is too early: the receiver may have it already. */
function tellUntil(tell: Tell, givenUp: AbortSignal): Tell {
  return (lead, delivery, now, deadline) => tell(lead, delivery, now, AbortSignal.any([deadline, givenUp]));
}

/** What the command line noted: only a server knows to whom that is to be told. */
async function distributeAll(config: DeliveryConfig, { store, log }: Parts): Promise<void> {
  const channels = channelsOf(config);
  for (let topic = await next(); topic !== undefined; topic = await next()) {
    if (channels[topic].length === 0)
      log.warn({ topic }, 'told to nobody, since neither WEBHOOK_URL nor MAIL_TO is set');
  }

  function next() {
    return store.outbox.distribute(channels, new Date());
  }
}

interface Named {
  log: FastifyBaseLogger;
  channel?: Channel;
}

async function repeat({ log, channel }: Named, signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  const trouble = new Trouble(log, { wrong: 'the outbox cannot be read', over: 'the outbox can be read again' });
  while (!signal.aborted) {
    try {
      await work();
      trouble.isOver({ channel });
    } catch (error) {
      if (!signal.aborted) trouble.happened(error, { channel });
    }
    await setTimeout(pollInterval, undefined, { signal, ref: false }).catch(() => {});
  }
}
