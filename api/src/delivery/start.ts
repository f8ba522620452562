import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from '../lists/site-facts';
import type { LeadStore } from '../store/lead';
import type { Channel } from '../store/outbox';
import type { DeliveryConfig } from './config';
import { acknowledgement, notice } from './letters';
import { mail } from './mail';
import { webhook } from './webhook';
import { deliverDue, type Tell } from './worker';

/** In milliseconds: how soon after it was stored a lead is told, at most. */
const pollInterval = 2_000;

/** How long `stop` waits for what is being sent, in milliseconds; afterwards its lease lets it be tried again. */
const patience = 2_000;

export interface Running {
  stop(): Promise<void>;
}

interface Parts {
  store: LeadStore;
  siteFacts: () => Promise<SiteFacts>;
  log: FastifyBaseLogger;
}

/** Starts a worker for each channel that is set up. A slow channel does not hold up the others. */
export async function startDelivery(config: DeliveryConfig, { store, siteFacts, log }: Parts): Promise<Running> {
  const { name } = await siteFacts();
  const stopping = new AbortController();
  const workers = tellers(config, name).map(([channel, tell]) => work({ store, channel, tell, log }, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(workers), setTimeout(patience, undefined, { ref: false })]);
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
