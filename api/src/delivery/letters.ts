import { forms } from '../../../src/contract/forms';
import { marketingText } from '../marketing/words';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import type { Letter } from './mail';

const nouns: Record<string, string> = {
  demo: 'demo booking',
  partner: 'partnership request',
  hire: 'hiring request',
  application: 'job application',
  contact: 'message',
};

/** Tells the staff of a new lead, with everything that was typed in the text and nowhere else. */
export function notice(lead: StoredLead, to: string): Letter {
  const { id, form, receivedAt, fields, attachment, page, marketing } = lead;
  const definitions = forms.find(({ name }) => name === form)?.fields ?? [];
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${definitions.find((field) => field.name === name)?.label ?? name}: ${indented(value)}`);
  const file = attachment
    ? [
        `Attachment: ${indented(attachment.name)} (${attachment.size} bytes), saved by: npm run leads -- attachment ${id}`,
      ]
    : [];
  const text = [
    `Receipt: ${id}`,
    `Received: ${receivedAt}`,
    `Sent from: ${indented(page)}`,
    `Marketing: ${marketingText(marketing)}`,
    '',
    ...lines,
    ...file,
  ].join('\n');
  const [email] = emailsOf(lead);
  return { to, subject: `New ${nouns[form] ?? 'lead'} ${id}`, text: `${text}\n`, ...(email && { replyTo: email }) };
}

/** Tells the staff that somebody wants no more marketing. */
export function withdrawalNotice(lead: StoredLead, to: string): Letter {
  const { id, marketing } = lead;
  const text = [
    `Receipt: ${id}`,
    `Email: ${indented(emailsOf(lead).join(', '))}`,
    `Marketing: ${marketingText(marketing)}`,
    '',
    'Send no more marketing to this address, whichever request it came with. The privacy policy promises that it ends',
    'within 7 working days. Requests that are under way go on.',
  ];
  return { to, subject: `Marketing consent withdrawn ${id}`, text: `${text.join('\n')}\n` };
}

/**
 * Tells the visitor that the request is here, with its receipt. It repeats nothing that was typed: otherwise strangers
 * could send their own words to anybody, under our name. `stopLink` opens the page on which marketing is stopped.
 */
export function acknowledgement(lead: StoredLead, company: string, stopLink: string): Letter | undefined {
  const [to] = emailsOf(lead);
  if (!to) return undefined;
  const what = nouns[lead.form] ?? 'request';
  const stop = lead.marketing.allowed
    ? [
        `With it came the consent to receive other communications from ${company}. To stop them at any time, without`,
        'signing in, open this page and press its button:',
        '',
        stopLink,
        '',
      ]
    : [];
  const text = [
    `Thank you. We have received your ${what}.`,
    '',
    `Your receipt: ${lead.id}`,
    '',
    'Please mention it when you write or call.',
    '',
    ...stop,
    'If you did not send us anything, somebody has typed your address by mistake; you need not do anything.',
    '',
    company,
  ];
  return {
    to,
    subject: `We have received your ${what} (${lead.id})`,
    text: `${text.join('\n')}\n`,
    automatic: 'auto-replied',
    ...(lead.marketing.allowed && { unsubscribe: stopLink }),
  };
}

/** Lines of a long answer cannot be taken for lines of ours. */
function indented(value: string): string {
  return value.split(/\r\n|\r|\n/).join('\n  ');
}
