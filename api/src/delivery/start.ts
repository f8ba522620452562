import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from '../lists/site-facts';
import type { LeadDesk } from '../store/lead';
import type { Channel } from '../store/outbox';
import type { DeliveryConfig } from './config';
import { acknowledgement, notice } from './letters';
import { mail } from './mail';
import { webhook } from './webhook';
import { deliverDue, type Tell } from './worker';

/** In milliseconds: how soon after it was stored a lead is told, at most. */
const pollInterval = 2_000;

/** How long `stop` lets what is being sent come to its end, in milliseconds, and how long it then takes to note the rest. */
const patience = 2_000;
const farewell = 500;

export interface Running {
  stop(): Promise<void>;
}

interface Parts {
  store: LeadDesk;
  siteFacts: () => Promise<SiteFacts>;
  log: FastifyBaseLogger;
}

/** Starts a worker for each channel that is set up. A slow channel does not hold up the others. */
export async function startDelivery(config: DeliveryConfig, { store, siteFacts, log }: Parts): Promise<Running> {
  const { name } = await siteFacts();
  const [stopping, givingUp] = [new AbortController(), new AbortController()];
  const workers = tellers(config, name).map(([channel, tell]) => {
    const parts = { store, channel, tell: tellUntil(tell, givingUp.signal), log };
    return work(parts, stopping.signal);
  });
  const ended = Promise.all(workers);
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

function tellers({ webhook: hook, mail: post }: DeliveryConfig, company: string): [Channel, Tell][] {
  const to = post?.to;
  return [
    ...(hook ? [entry('webhook', webhook(hook))] : []),
    ...(post && to
      ? [
          entry(
            'notice',
            mail(post, (lead) => notice(lead, to)),
          ),
        ]
      : []),
    ...(post
      ? [
          entry(
            'acknowledgement',
            mail(post, (lead) => acknowledgement(lead, company)),
          ),
        ]
      : []),
  ];
}

function entry(channel: Channel, tell: Tell): [Channel, Tell] {
  return [channel, tell];
}

/** The worker's own signal ends what is being sent at once: too early, as the receiver may have it already. */
function tellUntil(tell: Tell, givenUp: AbortSignal): Tell {
  return (lead, delivery, now) => tell(lead, delivery, now, givenUp);
}

async function work(parts: Parameters<typeof deliverDue>[0], signal: AbortSignal): Promise<void> {
  const { log, channel } = parts;
  while (!signal.aborted) {
    try {
      await deliverDue(parts, signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, channel }, 'the outbox cannot be read');
    }
    await setTimeout(pollInterval, undefined, { signal, ref: false }).catch(() => {});
  }
}
