import { forms } from '../../../../src/contract/forms/all';
import { type Answer, nounOf, textWithValue } from '../answers';
import { dhakaDay, dhakaMinute } from '../dhaka-time';
import { marketingText } from '../marketing/words';
import { emailsOf } from '../store/address';
import { holding } from '../store/holding';
import type { StoredLead } from '../store/lead';
import { consentingForms } from '../store/marketing-forms';
import { whoAndWhat } from '../who-and-what';
import type { Letter } from './post';

/**
 * Notifies the staff of a new lead: what is wanted and by whom stands in the subject, and how to answer in the first
 * lines.
 * @param answers - The fields of the lead in words
 */
export function notice(lead: StoredLead, to: readonly string[], answers: readonly Answer[]): Letter {
  const { id, form, receivedAt, attachment, page } = lead;
  const lines = answers
    .filter(({ value }) => value !== '')
    .map((answer) => `${answer.label}: ${indented(textWithValue(answer))}`);
  const file = attachment
    ? [
        `Attachment: ${indented(attachment.name)} (${attachment.size} bytes), saved by: npm run leads -- attachment ${id}`,
      ]
    : [];
  const [email] = emailsOf(lead);
  const noun = nounOf(form);
  const { name, phone, company, country, wanted } = whoAndWhat(lead, answers);
  const text = [
    `New ${noun}${name && ` from ${[name, company].filter(Boolean).join(', ')}`}.`,
    howToAnswer(phone, email),
    '',
    `Receipt: ${id}`,
    `Received: ${dhakaMinute(receivedAt)}`,
    `Sent from: ${indented(page)}`,
    `Marketing: ${marketingText(lead)}`,
    '',
    ...lines,
    ...file,
  ].join('\n');
  return {
    to,
    reader: 'staff',
    subject: [`New ${noun} ${id}`, [wanted, company, country].filter(Boolean).join(', ')].filter(Boolean).join(': '),
    text: `${text}\n`,
    ...(email && { replyTo: email }),
  };
}

function howToAnswer(phone: string, email: string | undefined): string {
  const ways = [phone && `call ${phone}`, email && `answer this letter, which goes to ${email}`].filter(Boolean);
  const sentence = ways.join(', or ');
  return sentence && `To reply, ${sentence}.`;
}

/** Notifies the staff that somebody wants no more marketing. */
export function withdrawalNotice(lead: StoredLead, to: readonly string[]): Letter {
  const { id } = lead;
  const text = [
    `Receipt: ${id}`,
    `Email: ${indented(emailsOf(lead).join(', '))}`,
    `Marketing: ${marketingText(lead)}`,
    '',
    'Send no more marketing to this address, whichever request it came with. The privacy policy promises that it ends',
    'within 7 working days. Requests that are under way go on.',
  ];
  return { to, reader: 'staff', subject: `Marketing consent withdrawn ${id}`, text: `${text.join('\n')}\n` };
}

/**
 * Confirms to the visitor that the request has arrived, with its receipt. It repeats nothing that was typed: otherwise
 * strangers could send their own words to anybody, under our name. `stopLink` opens the page on which marketing is
 * stopped.
 */
export function acknowledgement(lead: StoredLead, company: string, stopLink: string): Letter | undefined {
  const [to] = emailsOf(lead);
  if (!to) return undefined;
  const what = forms.find(({ name }) => name === lead.form)?.noun ?? 'request';
  const text = [
    `Thank you. We have received your ${what}.`,
    '',
    `Your receipt: ${lead.id}`,
    '',
    'Please mention it when you write or call.',
    '',
    ...(lead.marketing.allowed ? howToStop(lead, company, stopLink) : stillStopped(lead, company)),
    'If you did not send us anything, somebody has typed your address by mistake.',
    lead.marketing.allowed
      ? `Open the page above and press its button, and ${company} sends you no other communications.`
      : 'You need not do anything.',
    '',
    company,
  ];
  return {
    to: [to],
    reader: 'visitor',
    subject: `We have received your ${what} (${lead.id})`,
    text: `${text.join('\n')}\n`,
    ...(lead.marketing.allowed && { unsubscribe: stopLink }),
  };
}

/** While marketing may be sent to the address, whichever request allowed it. */
function howToStop(lead: StoredLead, company: string, stopLink: string): string[] {
  const which = consentingForms.includes(lead.form) ? 'With it' : 'With another request from your address';
  return [
    `${which} came the consent to receive other communications from ${company}.`,
    'To stop them at any time, without signing in, open this page and press its button:',
    '',
    stopLink,
    '',
  ];
}

/** To whoever withdrew, after a form whose box is required: nobody knows whether the same person sent it. */
function stillStopped(lead: StoredLead, company: string): string[] {
  const held = holding(lead.marketing.withdrawals);
  if (!held || !consentingForms.includes(lead.form)) return [];
  return [
    `On ${dhakaDay(held.at)}, other communications from ${company} to your address were stopped. Sending this`,
    'form does not change that, although its box had to be ticked: none are sent. If you want them again, write to us.',
    '',
  ];
}

/** Lines of a long answer cannot be taken for lines of ours. */
function indented(value: string): string {
  return value.split(/\r\n|\r|\n/).join('\n  ');
}
