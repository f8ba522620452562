import { emailPattern } from '../../../src/contract/email';
import type { FormName } from '../../../src/contract/form-definition';
import { forms } from '../../../src/contract/forms/all';
import { deskUrl } from './desk';
import { type DigestConfig, digestConfig } from './digest';
import { type DkimConfig, dkimConfig } from './dkim';
import { emailAddresses } from './email-addresses';
import type { EnvReader } from './env-reader';
import { howToWrite, isThisMachine, readServiceUrl } from './service-url';
import type { SettingName } from './setting-names';

export interface MailConfig {
  smtp: SmtpConfig;
  from: string;
  /** What mail programs show beside it. */
  fromName?: string;
  /** Who is notified of leads; undefined when only visitors get letters. */
  to?: StaffAddresses;
  /** Origin of the desk, to which letters to staff link. */
  deskUrl?: string;
  /** In bytes: files up to it go with letters to staff; none do without it. */
  attach?: number;
  /** What all letters are signed with. */
  dkim?: DkimConfig;
  /** Undefined when nobody gets one. */
  digest?: DigestConfig;
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

/** SMTP_URL, MAIL_* and what belongs to the digest. Adds its mistakes to those of the reader. */
export function mailConfig(read: EnvReader): MailConfig | undefined {
  const text = read.text('SMTP_URL', '');
  if (text === '') {
    read.onlyWith('SMTP_URL', [...alone, ...Object.values(settingOf)]);
    // The desk does not start with a wrong one, whether letters link to it or not.
    deskUrl(read);
    return undefined;
  }
  const to = staffAddresses(read);
  const desk = deskUrl(read);
  // In megabytes as file managers count them, so that 5 is as much as the forms take; what is sent grows by a third.
  const attach = read.integer('MAIL_ATTACH_MB', 5, 0, 16) * 1024 * 1024;
  const { from, fromName } = sender(read);
  const dkim = dkimConfig(read, from);
  const digest = digestConfig(read, to?.all ?? []);
  return {
    smtp: smtpConfig(read, text),
    from,
    ...(fromName && { fromName }),
    ...(to && { to, ...(attach > 0 && { attach }) }),
    ...(desk && { deskUrl: desk }),
    ...(dkim && { dkim }),
    ...(digest && { digest }),
  };
}

const alone = [
  ...(['MAIL_FROM', 'MAIL_TO', 'MAIL_ATTACH_MB', 'MAIL_DKIM_KEY', 'MAIL_DKIM_SELECTOR'] as const),
  ...(['DIGEST_TO', 'DIGEST_HOUR', 'NO_LEAD_DAYS'] as const),
];

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
  const all = emailAddresses(read, 'MAIL_TO');
  const byForm: StaffAddresses['byForm'] = {};
  for (const { name } of forms) {
    const own = emailAddresses(read, settingOf[name]);
    if (own.length > 0) byForm[name] = own;
  }
  if (all.length > 0) return { all, byForm };
  const [alone] = Object.keys(byForm);
  if (alone) read.mistake('MAIL_TO must be set when a form has an address of its own: it is told of everything else.');
  return undefined;
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
