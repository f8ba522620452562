import { createTransport } from 'nodemailer';
import { isRecord } from '../../../src/contract/record';
import { emailPattern } from '../../../src/contract/text';
import type { Lead } from '../store/lead';
import type { MailConfig, SmtpConfig } from './config';
import { type Tell, Undelivered } from './worker';

/** What a letter says. Address and subject never hold what a visitor typed, except the checked address itself. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Tells other programs not to answer (RFC 3834). */
  automatic?: 'auto-generated' | 'auto-replied';
}

/** In milliseconds; together they stay below the worker's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends one letter for each lead, to one recipient. `write` answers undefined when there is nobody to write to. */
export function mail({ smtp, from }: MailConfig, write: (lead: Lead) => Letter | undefined): Tell {
  const transport = createTransport({
    ...smtpOptions(smtp),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (lead, { id }) => {
    const letter = write(lead);
    if (!letter || !emailPattern.test(letter.to)) throw new Undelivered('there is no e-mail address to write to');
    const { to, subject, text, replyTo, automatic = 'auto-generated' } = letter;
    try {
      await transport.sendMail({
        // As objects, so that no text is taken apart into several addresses.
        from: { name: '', address: from },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        ...(replyTo && emailPattern.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        // The same in every attempt, so that mail programs can tell a repetition.
        messageId: `<${id}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': automatic },
      });
    } catch (error) {
      throw asUndelivered(error);
    }
  };
}

function smtpOptions({ host, port, secure, plain, auth }: SmtpConfig) {
  return { host, port, secure, ...(plain ? { ignoreTLS: true } : { requireTLS: true }), ...(auth && { auth }) };
}

/** The server's own words may quote the address, so only its code is kept. */
function asUndelivered(error: unknown): Undelivered {
  const { responseCode, code = 'unknown' } = isRecord(error) ? error : {};
  if (responseCode) return new Undelivered(`the mail server answered ${responseCode}`);
  return new Undelivered(`the connection to the mail server failed (${code})`);
}
