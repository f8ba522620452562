import { createTransport } from 'nodemailer';
import { emailPattern } from '../../../../src/contract/email';
import { isRecord } from '../../../../src/contract/record';
import type { MailConfig, SmtpConfig } from '../../config/delivery';
import type { StoredLead } from '../store/lead';
import type { Delivery } from '../store/outbox';
import { type Notify, Undelivered } from './worker';

/** What a letter says. Address and subject never hold what a visitor typed, except the checked address itself. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Tells other programs not to answer (RFC 3834). */
  automatic?: 'auto-generated' | 'auto-replied';
  /** Where a POST withdraws the consent to marketing: mail programs show a button for it (RFC 8058). */
  unsubscribe?: string;
}

/** In milliseconds, each for one silence of the mail server. What it does meanwhile has the worker's deadline. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Writes the letter of a delivery; undefined when there is nobody to write to. */
export type Write = (lead: StoredLead, delivery: Delivery) => Letter | undefined | Promise<Letter | undefined>;

/** Sends one letter for each delivery, to one recipient. */
export function mail({ smtp, from }: MailConfig, write: Write): Notify {
  const transport = createTransport({
    ...smtpOptions(smtp),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (lead, delivery, _now, signal) => {
    const letter = await write(lead, delivery);
    if (!letter || !emailPattern.test(letter.to)) throw new Undelivered('there is no e-mail address to write to');
    const { to, subject, text, replyTo, automatic = 'auto-generated', unsubscribe = '' } = letter;
    try {
      await transport.sendMail({
        // As objects, so that no text is taken apart into several addresses.
        from: { name: '', address: from },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        ...(replyTo && emailPattern.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        // The same in every attempt, so that mail programs can recognise a repetition.
        messageId: `<${delivery.id}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': automatic, ...unsubscribeHeaders(unsubscribe) },
        signal,
      });
    } catch (error) {
      throw asUndelivered(error);
    }
  };
}

/** RFC 8058, section 3.1, wants https. */
function unsubscribeHeaders(address: string): Record<string, string> {
  if (!address.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function smtpOptions({ host, port, secure, plain, auth }: SmtpConfig) {
  return { host, port, secure, ...(plain ? { ignoreTLS: true } : { requireTLS: true }), ...(auth && { auth }) };
}

/** The server's own words may quote the address, so only its code is kept. */
function asUndelivered(error: unknown): Undelivered {
  const { responseCode, code = 'unknown' } = isRecord(error) ? error : {};
  if (code === 'EABORT') return new Undelivered('the mail server did not take it in time');
  if (responseCode) return new Undelivered(`the mail server answered ${responseCode}`);
  return new Undelivered(`the connection to the mail server failed (${code})`);
}
