import { isIP } from 'node:net';
import { emailPattern } from '../../../src/contract/email';
import type { EnvReader } from '../env-reader';
import type { Channel, Topic } from '../store/outbox';

/** Where leads are told; each part is undefined when it is not set up. */
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
  /** Who is told of new leads; undefined when only visitors are written to. */
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

/** To whom something is told, as far as that is set up: of a withdrawal those who may send marketing, not the visitor. */
export function channelsOf({ webhook, mail }: DeliveryConfig): Record<Topic, Channel[]> {
  const withdrawal: Channel[] = [...(webhook ? ['webhook' as const] : []), ...(mail?.to ? ['notice' as const] : [])];
  return { withdrawal, lead: [...withdrawal, ...(mail ? ['acknowledgement' as const] : [])] };
}

function webhookConfig(read: EnvReader): WebhookConfig | undefined {
  const text = read.text('WEBHOOK_URL', '');
  const allowPrivate = read.flag('WEBHOOK_ALLOW_PRIVATE', false);
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') {
    read.mistake('WEBHOOK_URL must be an https address without a user name; http needs WEBHOOK_ALLOW_PRIVATE=on.');
  }
  return { url: url?.href ?? '', secret: secret(read), allowPrivate };
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
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname)) {
    read.mistake('SMTP_URL must be smtps://user:password@host:465 or smtp://user:password@host:587.');
    return { host: '', port: 0, secure: false, plain: false };
  }
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const plain = isThisMachine(host) || url.searchParams.get('tls') === 'off';
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, plain, ...(auth && { auth }) };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
