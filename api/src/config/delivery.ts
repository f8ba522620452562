import { isIP } from 'node:net';
import { emailPattern } from '../../../src/contract/email';
import type { EnvReader } from './env-reader';
import { isPublic } from './public-address';
import { howToWrite, isThisMachine, readServiceUrl } from './service-url';

/** Who is notified of leads, and how; each part is undefined when it is not set up. */
export interface DeliveryConfig {
  webhook?: WebhookConfig;
  mail?: MailConfig;
}

export interface WebhookConfig {
  url: string;
  /** What both sides sign with, decoded. */
  secret: Buffer;
  /** Whether the address may lie in a private network, and be plain http. */
  allowPrivate: boolean;
}

export interface MailConfig {
  smtp: SmtpConfig;
  from: string;
  /** Who is notified of new leads; undefined when only visitors get letters. */
  to?: string;
}

export interface SmtpConfig {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is begun by STARTTLS, unless `plain`. */
  secure: boolean;
  plain: boolean;
  auth?: { user: string; pass: string };
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
    if (read.text('WEBHOOK_SECRET', '') !== '')
      read.mistake('WEBHOOK_SECRET must come with WEBHOOK_URL, or nothing is sent.');
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    read.mistake('WEBHOOK_URL must be an https address without a user name; http needs WEBHOOK_ALLOW_PRIVATE=on.');
  } else if (!allowPrivate && isPrivate(url.hostname.replace(/^\[|\]$/g, ''))) {
    read.mistake('WEBHOOK_URL must lead to a public address; one of a private network needs WEBHOOK_ALLOW_PRIVATE=on.');
  }
  return { url: url?.href ?? '', secret: secret(read), allowPrivate };
}

/** Of a name, only the one that is always this machine is known before it is looked up. */
function isPrivate(host: string): boolean {
  return isThisMachine(host) || (isIP(host) !== 0 && !isPublic(host));
}

/** `whsec_` and 24 to 64 bytes in Base64, as Standard Webhooks writes secrets. */
function secret(read: EnvReader): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(read.text('WEBHOOK_SECRET', ''))?.[1] ?? '';
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length < 24 || bytes.length > 64) {
    read.mistake('WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in Base64, as `.env.example` shows.');
  }
  return bytes;
}

function mailConfig(read: EnvReader): MailConfig | undefined {
  const text = read.text('SMTP_URL', '');
  if (text === '') {
    for (const name of ['MAIL_FROM', 'MAIL_TO'] as const) {
      if (read.text(name, '') !== '') read.mistake(`${name} must come with SMTP_URL, or nothing is sent.`);
    }
    return undefined;
  }
  const from = read.text('MAIL_FROM', '');
  const to = read.text('MAIL_TO', '');
  if (!emailPattern.test(from)) read.mistake('MAIL_FROM must be one e-mail address when SMTP_URL is set.');
  if (to !== '' && !emailPattern.test(to)) read.mistake('MAIL_TO must be one e-mail address.');
  return { smtp: smtpConfig(read, text), from, ...(to !== '' && { to }) };
}

function smtpConfig(read: EnvReader, text: string): SmtpConfig {
  const url = readServiceUrl(text);
  const nowhere = { host: '', port: 0, secure: false, plain: false };
  if (!url || !/^smtps?$/.test(url.protocol) || url.host === '' || url.path !== '') {
    read.mistake(`SMTP_URL must be smtps://user:password@host:465 or smtp://user:password@host:587; ${howToWrite}.`);
    return nowhere;
  }
  const { host, user, password, parameters } = url;
  const secure = url.protocol === 'smtps';
  if (parameters.some(([name, value]) => secure || name !== 'tls' || value !== 'off')) {
    read.mistake('SMTP_URL must have no parameter but ?tls=off, and with smtps:// none.');
  }
  if (user !== '' && password === '') read.mistake('SMTP_URL must have a password when it has a user name.');
  const auth = user === '' ? undefined : { user, pass: password };
  const plain = !secure && (isThisMachine(host) || parameters.length > 0);
  return { host, port: url.port || (secure ? 465 : 587), secure, plain, ...(auth && { auth }) };
}
