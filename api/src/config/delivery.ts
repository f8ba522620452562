import { isIP } from 'node:net';
import type { EnvReader } from './env-reader';
import { type MailConfig, mailConfig } from './mail';
import { isPublic } from './public-address';
import { isThisMachine } from './service-url';

/** Who is notified of leads, and how; each part is undefined when it is not set up. */
export interface DeliveryConfig {
  webhook?: WebhookConfig;
  mail?: MailConfig;
}

export interface WebhookConfig {
  url: string;
  /** What both sides sign with, decoded. */
  secret: Buffer;
  /** Signs as well, until the other side has the new one. */
  previousSecret?: Buffer;
  /** Whether the address may lie in a private network, and be plain http. */
  allowPrivate: boolean;
}

/** WEBHOOK_* and SMTP_URL, MAIL_*. Adds its mistakes to those of the reader. */
export function deliveryConfig(read: EnvReader): DeliveryConfig {
  const webhook = webhookConfig(read);
  const mail = mailConfig(read);
  return { ...(webhook && { webhook }), ...(mail && { mail }) };
}

function webhookConfig(read: EnvReader): WebhookConfig | undefined {
  const text = read.text('WEBHOOK_URL', '');
  const allowPrivate = read.flag('WEBHOOK_ALLOW_PRIVATE', false);
  if (text === '') {
    read.onlyWith('WEBHOOK_URL', ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS']);
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    read.mistake('WEBHOOK_URL must be an https address without a user name; http needs WEBHOOK_ALLOW_PRIVATE=on.');
  } else if (!allowPrivate && isPrivate(url.hostname.replace(/^\[|\]$/g, ''))) {
    read.mistake('WEBHOOK_URL must lead to a public address; one of a private network needs WEBHOOK_ALLOW_PRIVATE=on.');
  }
  const hasPrevious = read.text('WEBHOOK_SECRET_PREVIOUS', '') !== '';
  return {
    url: url?.href ?? '',
    secret: secret(read, 'WEBHOOK_SECRET'),
    ...(hasPrevious && { previousSecret: secret(read, 'WEBHOOK_SECRET_PREVIOUS') }),
    allowPrivate,
  };
}

/** Of a name, only the one that is always this machine is known before it is looked up. */
function isPrivate(host: string): boolean {
  return isThisMachine(host) || (isIP(host) !== 0 && !isPublic(host));
}

/** `whsec_` and 24 to 64 bytes in Base64, as Standard Webhooks writes secrets. */
function secret(read: EnvReader, name: 'WEBHOOK_SECRET' | 'WEBHOOK_SECRET_PREVIOUS'): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(read.text(name, ''))?.[1] ?? '';
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length < 24 || bytes.length > 64) {
    read.mistake(`${name} must be whsec_ and 24 to 64 random bytes in Base64, as \`.env.example\` shows.`);
  }
  return bytes;
}
