import type { EnvReader } from './env-reader';
import { type MailConfig, mailConfig } from './mail';
import { type WebhookConfig, webhookConfig } from './webhook';

/** Who is notified of leads, and how; each part is undefined when it is not set up. */
export interface DeliveryConfig {
  webhook?: WebhookConfig;
  mail?: MailConfig;
}

/** WEBHOOK_*, SMTP_URL, MAIL_* and DIGEST_*. Adds its mistakes to those of the reader. */
export function deliveryConfig(read: EnvReader): DeliveryConfig {
  const webhook = webhookConfig(read);
  const mail = mailConfig(read);
  return { ...(webhook && { webhook }), ...(mail && { mail }) };
}
