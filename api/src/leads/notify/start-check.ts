import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryConfig } from '../../config/delivery';
import { channelsOf } from '../channels';
import type { LeadStore } from '../store/lead-store';
import type { Post } from './post';

interface Parts {
  store: Pick<LeadStore, 'outbox'>;
  post: Post | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Says to the log whom leads are told to, what waits for a channel that there is no more, and whether the mail server
 * can be reached: a wrong password would show with the first lead only. Nothing waits for it.
 */
export async function checkDelivery(config: DeliveryConfig, { store, post, log }: Parts): Promise<void> {
  const told = channelsText(config);
  if (told === '') log.warn('leads are told to nobody, since neither WEBHOOK_URL nor SMTP_URL is set');
  else log.info(`leads are told to ${told}`);
  await sayAbandoned(config, store, log);
  if (!post) return;
  await post.reach().then(
    () => log.info('the mail server can be reached'),
    ({ message }: Error) => log.error({ trouble: message }, 'the mail server cannot be reached as it is set up'),
  );
}

/** Whom leads are told to, in words; empty when nobody is. */
function channelsText({ webhook, mail }: DeliveryConfig): string {
  const parts = [
    ...(webhook ? [`the webhook at ${new URL(webhook.url).host}`] : []),
    ...(mail ? [`${mail.to ? 'staff and ' : ''}visitors by e-mail through ${mail.smtp.host}:${mail.smtp.port}`] : []),
  ];
  return parts.join(', and to ');
}

async function sayAbandoned(
  config: DeliveryConfig,
  { outbox }: Pick<LeadStore, 'outbox'>,
  log: Parts['log'],
): Promise<void> {
  const known: readonly string[] = channelsOf(config).lead;
  for (const { channel, count } of await outbox.tally()) {
    if (channel === 'all' || known.includes(channel)) continue;
    log.warn(
      { channel, count },
      `deliveries wait for a channel that is not set up: set it up again, or npm run leads -- dismiss --to ${channel}`,
    );
  }
}
