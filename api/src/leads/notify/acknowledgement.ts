import { telephoneLink, whatsappLink } from '../../../../src/contract/contact-links';
import { filledInForm } from '../../../../src/contract/forms/all';
import type { Confirmation } from '../../lists/confirmations';
import type { SiteFacts } from '../../lists/site-facts';
import { dhakaDay } from '../dhaka-time';
import { mailTo } from '../reach';
import { emailsOf } from '../store/address';
import { holding } from '../store/holding';
import type { StoredLead } from '../store/lead';
import { consentingForms } from '../store/marketing-forms';
import type { Block, Fact } from './letter-words';
import type { Letter } from './post';
import { written } from './written';

/** What the company says of itself, in its own words from `data/`. */
export interface FromUs {
  contact?: SiteFacts['contact'];
  /** What happens next. */
  confirmation?: Confirmation | undefined;
}

/**
 * Confirms to the visitor that the request has arrived, and says what happens next and how to reach us. It repeats
 * nothing that was typed: otherwise strangers could send their own words to anybody, under our name. `stopLink` opens
 * the page on which marketing is stopped.
 */
export function acknowledgement(
  lead: StoredLead,
  company: string,
  stopLink: string,
  { contact = {}, confirmation }: FromUs = {},
): Letter | undefined {
  const [to] = emailsOf(lead);
  if (!to) return undefined;
  const { allowed } = lead.marketing;
  const what = filledInForm(lead)?.noun ?? 'request';
  const words = {
    subject: `We have received your ${what} (${lead.id})`,
    blocks: [
      paragraph('Hello,'),
      paragraph(`Thank you. We have received your ${what}.`),
      ...(confirmation ? [paragraph(confirmation.text, ...confirmation.next)] : []),
      { kind: 'facts', facts: [['Your reference number', lead.id]] },
      paragraph('Please mention it when you write or call.'),
      ...howToReach(contact),
      ...(allowed ? howToStop(lead, company, stopLink) : stillStopped(lead, company)),
      paragraph(
        'If you did not send us anything, somebody has typed your address by mistake.',
        allowed
          ? `Open the page above and press its button, and ${company} sends you no other communications.`
          : 'You need not do anything.',
      ),
      paragraph(company),
    ],
  } as const;
  return { to: [to], reader: 'visitor', ...written(words), ...(allowed && { unsubscribe: stopLink }) };
}

function howToReach({ phone, whatsapp, email, hours }: SiteFacts['contact']): Block[] {
  const facts: Fact[] = [
    ...(phone ? [['Phone', { words: phone, to: telephoneLink(phone) }] as const] : []),
    ...(whatsapp ? [['WhatsApp', { words: `+${whatsapp}`, to: whatsappLink(whatsapp) }] as const] : []),
    ...(email ? [['Email', { words: email, to: mailTo(email) }] as const] : []),
    ...(hours ? [['Hours', hours] as const] : []),
  ];
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

/** While marketing may be sent to the address, whichever request allowed it. */
function howToStop(lead: StoredLead, company: string, stopLink: string): Block[] {
  const which = consentingForms.includes(lead.form) ? 'With it' : 'With another request from your address';
  return [
    paragraph(
      `${which} came the consent to receive other communications from ${company}.`,
      'To stop them at any time, without signing in, open this page and press its button:',
    ),
    { kind: 'lines', lines: [[{ words: 'Stop other communications', to: stopLink }]] },
  ];
}

/** To whoever withdrew, after a form whose box is required: nobody knows whether the same person sent it. */
function stillStopped(lead: StoredLead, company: string): Block[] {
  const held = holding(lead.marketing.withdrawals);
  if (!held || !consentingForms.includes(lead.form)) return [];
  return [
    paragraph(
      `On ${dhakaDay(held.at)}, other communications from ${company} to your address were stopped.`,
      'Sending this form does not change that, although its box had to be ticked: none are sent.',
      'If you want them again, write to us.',
    ),
  ];
}

function paragraph(...lines: readonly string[]): Block {
  return { kind: 'lines', lines: lines.map((line) => [line]) };
}
