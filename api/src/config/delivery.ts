import { isIP } from 'node:net';
import { emailPattern } from '../../../src/contract/email';
import type { FormName } from '../../../src/contract/form-definition';
import { forms } from '../../../src/contract/forms/all';
import type { EnvReader } from './env-reader';
import { isPublic } from './public-address';
import { howToWrite, isThisMachine, readServiceUrl } from './service-url';
import type { SettingName } from './setting-names';

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

export interface MailConfig {
  smtp: SmtpConfig;
  from: string;
  /** What mail programs show beside it. */
  fromName?: string;
  /** Who is notified of leads; undefined when only visitors get letters. */
  to?: StaffAddresses;
}

export interface StaffAddresses {
  /** Told of withdrawals, and of the leads of every form that has none of its own. */
  all: readonly string[];
  byForm: Partial<Record<FormName, readonly string[]>>;
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
    mustComeWith(read, 'WEBHOOK_URL', ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS']);
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

function mailConfig(read: EnvReader): MailConfig | undefined {
  const text = read.text('SMTP_URL', '');
  if (text === '') {
    mustComeWith(read, 'SMTP_URL', ['MAIL_FROM', 'MAIL_TO', ...Object.values(settingOf)]);
    return undefined;
  }
  const to = staffAddresses(read);
  return { smtp: smtpConfig(read, text), ...sender(read), ...(to && { to }) };
}

function mustComeWith(read: EnvReader, other: SettingName, names: readonly SettingName[]): void {
  for (const name of names) {
    if (read.text(name, '') !== '') read.mistake(`${name} must come with ${other}, or nothing is sent.`);
  }
}

/** An address alone, or behind a name: `Kantha Software <desk@example.com>`. */
function sender(read: EnvReader): Pick<MailConfig, 'from' | 'fromName'> {
  const text = read.text('MAIL_FROM', '');
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const [from, fromName] = [bracketed ?? text, name.trim().replace(/^"(.*)"$/, '$1')];
  if (!emailPattern.test(from) || /[\p{Cc}"]/u.test(fromName)) {
    read.mistake(
      `MAIL_FROM must be an e-mail address when SMTP_URL is set, or a name and one in <>, not ${JSON.stringify(text)}.`,
    );
  }
  return { from, ...(fromName !== '' && { fromName }) };
}

/** Where the leads of a form go, if not where all others go. */
const settingOf = {
  demo: 'MAIL_TO_DEMO',
  partner: 'MAIL_TO_PARTNER',
  hire: 'MAIL_TO_HIRE',
  application: 'MAIL_TO_APPLICATION',
  contact: 'MAIL_TO_CONTACT',
} as const satisfies Record<FormName, SettingName>;

function staffAddresses(read: EnvReader): StaffAddresses | undefined {
  const all = addresses(read, 'MAIL_TO');
  const byForm: StaffAddresses['byForm'] = {};
  for (const { name } of forms) {
    const own = addresses(read, settingOf[name]);
    if (own.length > 0) byForm[name] = own;
  }
  if (all.length > 0) return { all, byForm };
  const [alone] = Object.keys(byForm);
  if (alone) read.mistake('MAIL_TO must be set when a form has an address of its own: it is told of everything else.');
  return undefined;
}

function addresses(read: EnvReader, name: SettingName): string[] {
  const items = read.items(name);
  const wrong = items.find((item) => !emailPattern.test(item));
  if (wrong !== undefined)
    read.mistake(`${name} must be e-mail addresses, with commas between them; "${wrong}" is none.`);
  return items;
}

/** Who is told of the leads of a form. */
export function addressesFor({ all, byForm }: StaffAddresses, form: string): readonly string[] {
  return Object.entries(byForm).find(([name]) => name === form)?.[1] ?? all;
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
  const [[parameter, tls = ''] = [], ...more] = parameters;
  if (parameter !== undefined && (secure || parameter !== 'tls' || !/^o(?:n|ff)$/.test(tls) || more.length > 0)) {
    read.mistake('SMTP_URL must have no parameter but ?tls=on or ?tls=off, and with smtps:// none.');
  }
  if (user !== '' && password === '') read.mistake('SMTP_URL must have a password when it has a user name.');
  const auth = user === '' ? undefined : { user, pass: password };
  const plain = !secure && tls !== 'on' && (isThisMachine(host) || tls === 'off');
  return { host, port: url.port || (secure ? 465 : 587), secure, plain, ...(auth && { auth }) };
}
