import { randomUUID } from 'node:crypto';
import type { DeliveryConfig } from '../config/delivery';
import type { MailConfig } from '../config/mail';
import type { WebhookConfig } from '../config/webhook';
import { openPost } from '../leads/notify/post';
import { testWebhook } from '../leads/notify/webhook';
import { asSentence, failureText } from '../log/failure';

export interface TestCommand {
  name: 'test';
  /** Everything that is set up when undefined. */
  what: 'mail' | 'webhook' | undefined;
  /** Address for the letter, instead of those of the settings. */
  to: string | undefined;
}

/** In milliseconds, for each letter and message. */
const patience = 30_000;

/**
 * `leads test`: sends a letter and a message without a lead, by the settings as they are here; the text to print.
 * @throws when one of them does not get through, saying of each how it went
 */
export async function testDelivery({ webhook, mail }: DeliveryConfig, { what, to }: TestCommand): Promise<string> {
  if (what === 'mail' && !mail) throw new Error('No mail server is set up: SMTP_URL and MAIL_FROM name it.');
  if (what === 'webhook' && !webhook) throw new Error('No webhook is set up: WEBHOOK_URL and WEBHOOK_SECRET name it.');
  if (!mail && !webhook) throw new Error('Nothing is set up: WEBHOOK_URL names a webhook, SMTP_URL a mail server.');
  const attempts = [
    ...(webhook && what !== 'mail' ? [webhookAttempt(webhook)] : []),
    ...(mail && what !== 'webhook' ? addressesFor(mail, to).map((address) => letterAttempt(mail, address)) : []),
  ];
  if (attempts.length === 0) throw new Error('MAIL_TO is not set: say with --to whom to send a letter.');
  const lines: string[] = [];
  let isGood = true;
  for (const { name, make } of attempts) {
    try {
      lines.push(`${name}: ${await make()}\n`);
    } catch (error) {
      isGood = false;
      lines.push(`${name}: failed: ${asSentence(failureText(error))}\n`);
    }
  }
  if (!isGood) throw new Error(lines.join('').trimEnd());
  return lines.join('');
}

/** Something to be tried, which says how it went. */
interface Attempt {
  name: string;
  make(): Promise<string>;
}

function webhookAttempt(config: WebhookConfig): Attempt {
  return {
    name: `Webhook ${new URL(config.url).host}`,
    async make() {
      const id = `msg_${randomUUID()}`;
      const status = await testWebhook(config, id, new Date(), AbortSignal.timeout(patience));
      return `took a message of the type "test", and answered ${status}.`;
    },
  };
}

function addressesFor({ to }: MailConfig, given: string | undefined): string[] {
  if (given !== undefined) return [given];
  return to === undefined ? [] : [...new Set([to.all, ...Object.values(to.byForm)].flat())];
}

function letterAttempt(config: MailConfig, to: string): Attempt {
  const subject = 'Test letter of the lead desk';
  const text = 'This letter was sent by: npm run leads -- test\n\nLetters about leads reach you the same way.\n';
  return {
    name: to,
    async make() {
      const letter = { to: [to], reader: 'staff', subject, text } as const;
      await openPost(config).send(letter, `test_${randomUUID()}`, AbortSignal.timeout(patience));
      return `${config.smtp.host} took the letter. If it does not arrive, look among spam, and see to SPF and DKIM.`;
    },
  };
}
