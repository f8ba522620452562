import { createTransport } from 'nodemailer';
import { emailPattern } from '../../../../src/contract/email';
import type { DkimConfig } from '../../config/dkim';
import type { MailConfig, SmtpConfig } from '../../config/mail';
import { withoutEncodedWords } from './encoded-words';
import { type Reader, smtpTrouble } from './smtp-trouble';
import type { Undelivered } from './undelivered';

/**
 * What a letter says. Addresses are checked; what a visitor typed stands in the subject of letters to staff only, as
 * one line.
 */
export interface Letter {
  to: readonly string[];
  reader: Reader;
  subject: string;
  text: string;
  /** Says the same. */
  html?: string;
  replyTo?: string;
  file?: LetterFile;
  /** The same without its file, for a mail server that does not take that. */
  bare?: Letter;
  /** Where a POST withdraws the consent to marketing: mail programs show a button for it (RFC 8058). */
  unsubscribe?: string;
}

/** What goes with a letter. */
export interface LetterFile {
  /** From `safeFileName`. */
  name: string;
  /** Media type. */
  type: string;
  bytes: Buffer;
}

/** An address that the server refused while it took the letter for others. */
export interface RefusedAddress {
  address: string;
  trouble: Undelivered;
}

/** The way to the mail server. Both reject with `Undelivered`. */
export interface Post {
  /**
   * Sends one letter, to all of its addresses or only to some. The id is the same in every attempt, so that mail
   * programs can recognise a repetition.
   */
  send(letter: Letter, id: string, signal: AbortSignal, only?: readonly string[]): Promise<readonly RefusedAddress[]>;
  /** Connects and signs in, and sends nothing. */
  reach(): Promise<void>;
}

/** In milliseconds, each for one silence of the mail server. What it does meanwhile has the worker's deadline. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

export function openPost(config: Pick<MailConfig, 'smtp' | 'from' | 'fromName' | 'dkim'>): Post {
  const { smtp, from, fromName = '', dkim } = config;
  const transport = createTransport({
    ...smtpOptions(smtp),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: signature(dkim) }),
  });
  return {
    async send({ to, reader, subject, text, html, file, replyTo, unsubscribe = '' }, id, signal, only = to) {
      try {
        const { rejected, rejectedErrors = [] } = await transport.sendMail({
          // As objects, so that no text is taken apart into several addresses.
          from: { name: fromName, address: from },
          to: to.map((address) => ({ name: '', address })),
          envelope: { from, to: [...only] },
          ...(replyTo && emailPattern.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
          subject: withoutEncodedWords(subject),
          text,
          ...(html !== undefined && { html }),
          ...(file && { attachments: [{ filename: file.name, contentType: file.type, content: file.bytes }] }),
          messageId: `<${id}@${from.split('@').at(-1)}>`,
          // Tells other programs not to answer (RFC 3834).
          headers: {
            'Auto-Submitted': reader === 'staff' ? 'auto-generated' : 'auto-replied',
            ...unsubscribeHeaders(unsubscribe),
          },
          signal,
        });
        return rejected.map((address: unknown, at: number) => {
          return { address: String(address), trouble: smtpTrouble(rejectedErrors[at], smtp, reader) };
        });
      } catch (error) {
        throw smtpTrouble(error, smtp, reader);
      }
    },
    async reach() {
      try {
        await transport.verify();
      } catch (error) {
        throw smtpTrouble(error, smtp, 'staff');
      }
    },
  };
}

/** RFC 8058, section 4, wants both headers of the button signed; nodemailer's own list has one of them. */
function signature({ domain, selector, key }: DkimConfig) {
  return { domainName: domain, keySelector: selector, privateKey: key, headerFieldNames: signed.join(':') };
}

const signed = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'Auto-Submitted'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** RFC 8058, section 3.1, wants https. */
function unsubscribeHeaders(address: string): Record<string, string> {
  if (!address.startsWith('https:')) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function smtpOptions({ host, port, secure, plain, auth }: SmtpConfig) {
  return { host, port, secure, ...(plain ? { ignoreTLS: true } : { requireTLS: true }), ...(auth && { auth }) };
}
