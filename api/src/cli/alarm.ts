import { randomUUID } from 'node:crypto';
import type { DeliveryConfig } from '../config/delivery';
import { openPost } from '../leads/notify/post';
import { asSentence } from '../log/failure';

/** In milliseconds. */
const patience = 60_000;

/**
 * `leads alarm`: writes these words to MAIL_TO, for what runs by a timer and failed; the text to print.
 * @throws when no letter can be sent, or none was taken
 */
export async function alarm({ mail }: DeliveryConfig, words: string): Promise<string> {
  if (!mail?.to) throw new Error('Nobody can be told: SMTP_URL, MAIL_FROM and MAIL_TO say by whom and to whom.');
  const { all } = mail.to;
  const letter = { to: all, reader: 'staff', subject: 'Alarm of the lead desk', text: `${words}\n` } as const;
  const refused = await openPost(mail).send(letter, `alarm_${randomUUID()}`, AbortSignal.timeout(patience));
  const lines = refused.map(({ address, trouble }) => `${address} was refused: ${asSentence(trouble.message)}\n`);
  return `${mail.smtp.host} took the letter.\n${lines.join('')}`;
}
