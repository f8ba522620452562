import { forms } from '../../../src/contract/forms';
import type { Lead } from '../store/lead';
import type { Letter } from './mail';

const nouns: Record<string, string> = {
  demo: 'demo booking',
  partner: 'partnership request',
  hire: 'hiring request',
  application: 'job application',
  contact: 'message',
};

/** Tells the staff of a new lead, with everything that was typed in the text and nowhere else. */
export function notice(lead: Lead, to: string): Letter {
  const { id, form, receivedAt, fields, attachment, page } = lead;
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
    '',
    ...lines,
    ...file,
  ].join('\n');
  const email = emailOf(lead);
  return { to, subject: `New ${nouns[form] ?? 'lead'} ${id}`, text: `${text}\n`, ...(email && { replyTo: email }) };
}

/**
 * Tells the visitor that the request is here, with its receipt. It repeats nothing that was typed: otherwise strangers
 * could send their own words to anybody, under our name.
 */
export function acknowledgement(lead: Lead, company: string): Letter | undefined {
  const to = emailOf(lead);
  if (!to) return undefined;
  const what = nouns[lead.form] ?? 'request';
  const text = [
    `Thank you. We have received your ${what}.`,
    '',
    `Your receipt: ${lead.id}`,
    '',
    'Please mention it when you write or call. If you did not send us anything, somebody has typed your address by',
    'mistake; you need not do anything.',
    '',
    company,
  ];
  return {
    to,
    subject: `We have received your ${what} (${lead.id})`,
    text: `${text.join('\n')}\n`,
    automatic: 'auto-replied',
  };
}

function emailOf({ form, fields }: Lead): string | undefined {
  const definition = forms.find(({ name }) => name === form)?.fields.find(({ kind }) => kind === 'email');
  return definition && fields[definition.name];
}

/** Lines of a long answer cannot be taken for lines of ours. */
function indented(value: string): string {
  return value.split(/\r\n|\r|\n/).join('\n  ');
}
