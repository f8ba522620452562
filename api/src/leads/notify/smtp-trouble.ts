import { isRecord } from '../../../../src/contract/record';
import type { SmtpConfig } from '../../config/mail';
import { connectionTrouble } from './connection-trouble';
import { ownWords, secretsOf } from './own-words';
import { Undelivered } from './undelivered';

/** Whose the addresses of a letter are: staff have theirs from a setting, visitors have typed theirs. */
export type Reader = 'staff' | 'visitor';

/**
 * What nodemailer's error means, in words for staff. The server's own words may quote an address, so that they stand
 * beside it, for those alone who may see the lead.
 */
export function smtpTrouble(error: unknown, smtp: SmtpConfig, reader: Reader): Undelivered {
  const { code, command, timeoutType, response } = isRecord(error) ? error : {};
  const answer = answerOf(response);
  if (code === 'EABORT') return new Undelivered('the mail server did not take it in time');
  if (code === 'ETLS' && command === 'STARTTLS') {
    const isForNow = answer !== undefined && answer.status < 500;
    return new Undelivered(`the mail server ${smtp.host} offers no TLS (STARTTLS)`, isForNow ? 'passing' : 'setup');
  }
  if (answer) {
    const { message, outlook } = refusal(answer, String(command ?? ''), reader);
    return new Undelivered(message, outlook, ownWords(response, secretsOf(smtp.auth)));
  }
  if (code === 'ETIMEDOUT' && timeoutType !== 'CONNECT_TIMEOUT') return silence(smtp, timeoutType);
  const trouble = connectionTrouble(error, { name: 'mail server', ...smtp });
  if (trouble) return new Undelivered(trouble);
  if (code === 'ECONNECTION') return new Undelivered(`the mail server ${smtp.host} ended the connection too early`);
  return new Undelivered(`the connection to the mail server failed (${code ?? 'unknown'})`);
}

interface Answer {
  /** As RFC 5321 has it: those from 500 on hold for good. */
  status: number;
  /** As RFC 3463 has it, such as 5.1.1; empty where the server gives none. */
  detail: string;
  /** Both, for people. */
  text: string;
}

function answerOf(response: unknown): Answer | undefined {
  const [, status, detail = ''] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(response ?? '')) ?? [];
  if (status === undefined) return undefined;
  return { status: Number(status), detail, text: detail === '' ? status : `${status} ${detail}` };
}

function refusal({ status, detail, text }: Answer, command: string, reader: Reader): Undelivered {
  if (status === 538) {
    return new Undelivered(
      `the mail server wants TLS before it hears a password: add ?tls=on to SMTP_URL (${text})`,
      'setup',
    );
  }
  if (command.startsWith('AUTH') && status < 500) {
    return new Undelivered(`the mail server cannot look at the password of SMTP_URL just now (${text})`);
  }
  if (command.startsWith('AUTH')) {
    return new Undelivered(`the mail server refused the user name or password of SMTP_URL (${text})`, 'setup');
  }
  if (status < 500) return new Undelivered(`the mail server wants the letter later (${text})`);
  if (status === 530) {
    return new Undelivered(`the mail server wants a user name and a password in SMTP_URL (${text})`, 'setup');
  }
  if (command === 'MAIL FROM') {
    return new Undelivered(`the mail server sends nothing for the address of MAIL_FROM (${text})`, 'setup');
  }
  if (command === 'RCPT TO' && isOfPolicy.test(detail)) {
    const where = 'look at MAIL_FROM, and whom SMTP_URL may write to';
    const words = `the mail server does not let us write to ${reader === 'staff' ? 'this address' : 'the visitor'}: ${where}`;
    // To one visitor alone it may have reasons of its own.
    return new Undelivered(`${words} (${text})`, reader === 'staff' ? 'setup' : 'refused');
  }
  if (command === 'RCPT TO' && reader === 'staff') {
    return new Undelivered(
      `the mail server refused this address: look at what names it, such as MAIL_TO (${text})`,
      'setup',
    );
  }
  if (command === 'RCPT TO') {
    if (unknownAddress.test(detail)) return new Undelivered(`there is no such e-mail address (${text})`, 'nobody');
    return new Undelivered(`the mail server refused the address of the visitor (${text})`, 'refused');
  }
  if (command === 'DATA') return new Undelivered(`the mail server refused the letter (${text})`, 'refused');
  return new Undelivered(`the mail server turned us away (${text})`, 'setup');
}

/** Of the sender or of relaying, which programs say when they hear of the reader (RFC 3463, 3.8). */
const isOfPolicy = /^5\.7\.\d/;

/** Bad mailbox, bad system, bad syntax, moved, and a domain that takes no mail (RFC 3463, RFC 7505). */
const unknownAddress = /^5\.1\.(?:1|2|3|6|10)$/;

function silence({ host, port }: SmtpConfig, timeoutType: unknown): Undelivered {
  if (timeoutType !== 'GREETING_TIMEOUT') return new Undelivered(`the mail server ${host} stopped answering`);
  const hint = port === 465 ? 'port 465 needs smtps:// in SMTP_URL' : 'is a mail server there?';
  return new Undelivered(`${host}:${port} takes the connection and then says nothing: ${hint}`);
}
