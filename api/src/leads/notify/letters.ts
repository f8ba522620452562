import { forms } from '../../../../src/contract/forms/all';
import type { Answer } from '../answers';
import { marketingText } from '../marketing/words';
import { emailsOf } from '../store/address';
import { holding } from '../store/holding';
import type { StoredLead } from '../store/lead';
import { consentingForms } from '../store/marketing-forms';
import type { Letter } from './post';

/**
 * Notifies the staff of a new lead. What was typed stands in the text of the letter and nowhere else.
 * @param answers - The fields of the lead in words
 */
export function notice(lead: StoredLead, to: string, answers: readonly Answer[]): Letter {
  const { id, form, receivedAt, attachment, page } = lead;
  const lines = answers.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${indented(value)}`);
  const file = attachment
    ? [
        `Attachment: ${indented(attachment.name)} (${attachment.size} bytes), saved by: npm run leads -- attachment ${id}`,
      ]
    : [];
  const text = [
    `Receipt: ${id}`,
    `Received: ${receivedAt}`,
    `Sent from: ${indented(page)}`,
    `Marketing: ${marketingText(lead)}`,
    '',
    ...lines,
    ...file,
  ].join('\n');
  const [email] = emailsOf(lead);
  return {
    to: [to],
    reader: 'staff',
    subject: `New ${forms.find(({ name }) => name === form)?.noun ?? 'lead'} ${id}`,
    text: `${text}\n`,
    ...(email && { replyTo: email }),
  };
}

/** Notifies the staff that somebody wants no more marketing. */
export function withdrawalNotice(lead: StoredLead, to: string): Letter {
  const { id } = lead;
  const text = [
    `Receipt: ${id}`,
    `Email: ${indented(emailsOf(lead).join(', '))}`,
    `Marketing: ${marketingText(lead)}`,
    '',
    'Send no more marketing to this address, whichever request it came with. The privacy policy promises that it ends',
    'within 7 working days. Requests that are under way go on.',
  ];
  return { to: [to], reader: 'staff', subject: `Marketing consent withdrawn ${id}`, text: `${text.join('\n')}\n` };
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
    `On ${held.at.slice(0, 10)}, other communications from ${company} to your address were stopped. Sending this`,
    'form does not change that, although its box had to be ticked: none are sent. If you want them again, write to us.',
    '',
  ];
}

/** Lines of a long answer cannot be taken for lines of ours. */
function indented(value: string): string {
  return value.split(/\r\n|\r|\n/).join('\n  ');
}
