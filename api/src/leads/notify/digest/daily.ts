import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Retention } from '../../../config/config';
import type { MailConfig } from '../../../config/mail';
import type { SiteFacts } from '../../../lists/site-facts';
import { Trouble } from '../../../log/trouble';
import { dhakaDay } from '../../dhaka-time';
import type { LeadStore } from '../../store/lead-store';
import { sendToEach } from '../mail';
import { openPost } from '../post';
import type { SharedClock } from '../shared-clock';
import type { AlarmOn } from './digest';
import { digestDue } from './due';
import { LastLetter } from './last-letter';
import { mayNameTo, placesOf } from './readers';

/** In milliseconds, between two looks at the clock. */
const pause = 5_000;

/** In milliseconds: how long a stop lets a letter come to its end. */
const patience = 2_000;

interface Parts {
  store: LeadStore;
  retention: Retention;
  siteFacts: () => Promise<SiteFacts>;
  siteUrl: string;
  /** Those of this server: what others see of themselves, it does not know. */
  alarms: () => Promise<readonly AlarmOn[]>;
  clock: Pick<SharedClock, 'look' | 'now'>;
  log: FastifyBaseLogger;
}

/**
 * Sends the digest of each day while the server runs, and that of today when it was off at the hour. Each method does
 * nothing where nobody gets one.
 */
export function dailyDigest(mail: MailConfig | undefined, { siteFacts, siteUrl, ...parts }: Parts) {
  const { clock, log } = parts;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  return {
    start() {
      if (mail?.digest) running = sendEachDay(mail, mail.digest);
    },
    async stop() {
      stopping.abort();
      await Promise.race([running, setTimeout(patience, undefined, { ref: false })]);
    },
  };

  async function sendEachDay(settings: MailConfig, config: NonNullable<MailConfig['digest']>): Promise<void> {
    const trouble = new Trouble(log, { wrong: 'the digest cannot be made', over: 'the digest can be made again' });
    const { to, deskUrl } = settings;
    const due = {
      ...parts,
      config,
      send: sendToEach(openPost(settings)),
      places: async () => placesOf(await siteFacts(), { siteUrl, deskUrl }),
      mayName: mayNameTo(config.to, to),
    };
    const last = new LastLetter();
    let done: string | undefined;
    while (!stopping.signal.aborted) {
      try {
        await clock.look();
        // Of a day that is over, the database is not asked again.
        if (done !== dhakaDay(clock.now().toISOString())) done = await digestDue(due, clock.now, last);
        trouble.isOver();
      } catch (error) {
        trouble.happened(error);
      }
      await setTimeout(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
}
