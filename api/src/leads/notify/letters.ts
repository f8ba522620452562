import { telephoneLink } from '../../../../src/contract/contact-links';
import { type Answer, nounOf, textWithValue } from '../answers';
import { dhakaMinute } from '../dhaka-time';
import { marketingText } from '../marketing/words';
import { originWords } from '../origin-words';
import { mailTo, whatsappTo } from '../reach';
import { safeFileName } from '../safe-file-name';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import { whoAndWhat } from '../who-and-what';
import { htmlOf } from './letter-html';
import { type Block, type Fact, type LetterWords, type Line, type Link, textOf } from './letter-words';
import type { Letter } from './post';

/** What letters to staff say beside their lead. */
export interface Around {
  /** Origin of the desk, where staff have one. */
  deskUrl?: string | undefined;
  /** What came with the lead, for letters that have it with them; see `carriedFile`. */
  file?: Buffer | 'unreadable' | undefined;
}

/**
 * Notifies the staff of a new lead: what is wanted and by whom stands in the subject, and how to answer in the first
 * lines.
 * @param answers - The fields of the lead in words
 */
export function notice(
  lead: StoredLead,
  to: readonly string[],
  answers: readonly Answer[],
  around: Around = {},
): Letter {
  const { id, form } = lead;
  const [email] = emailsOf(lead);
  const noun = nounOf(form);
  const { name, phone, company, country, wanted } = whoAndWhat(lead, answers);
  const words: LetterWords = {
    subject: [`New ${noun} ${id}`, [wanted, company, country].filter(Boolean).join(', ')].filter(Boolean).join(': '),
    ...(wanted && { title: wanted }),
    blocks: [
      {
        kind: 'lines',
        lines: [
          [`New ${noun}${name && ` from ${[name, company].filter(Boolean).join(', ')}`}.`],
          ...howToAnswer(phone, email),
        ],
      },
      ...linksIn(whatsappLinks(phone), deskLinks(lead, around)),
      { kind: 'facts', isSmallPrint: true, facts: recordOf(lead) },
      { kind: 'facts', facts: [...answersIn(answers), ...fileOf(lead, around)] },
    ],
  };
  const letter: Letter = { to, reader: 'staff', ...written(words), ...(email && { replyTo: email }) };
  const { deskUrl, file } = around;
  if (!lead.attachment || !Buffer.isBuffer(file)) return letter;
  const { name: fileName, type } = lead.attachment;
  return {
    ...letter,
    file: { name: safeFileName(lead, fileName), type, bytes: file },
    bare: notice(lead, to, answers, { deskUrl }),
  };
}

/** Notifies the staff that somebody wants no more marketing. */
export function withdrawalNotice(lead: StoredLead, to: readonly string[], around: Around = {}): Letter {
  const { id } = lead;
  const words: LetterWords = {
    subject: `Marketing consent withdrawn ${id}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Receipt', id],
          ['Email', emailsOf(lead).join(', ')],
          ['Marketing', marketingText(lead)],
        ],
      },
      {
        kind: 'lines',
        lines: [
          ['Send no more marketing to this address, whichever request it came with.'],
          ['The privacy policy promises that it ends within 7 working days. Requests that are under way go on.'],
        ],
      },
      ...linksIn(deskLinks(lead, around)),
    ],
  };
  return { to, reader: 'staff', ...written(words) };
}

/** Both parts of a letter, and its subject. */
export function written(words: LetterWords): Pick<Letter, 'subject' | 'text' | 'html'> {
  return { subject: words.subject, text: textOf(words), html: htmlOf(words) };
}

function howToAnswer(phone: string, email: string | undefined): Line[] {
  const call: Line = phone ? ['call ', { words: phone, to: telephoneLink(phone) }] : [];
  const write: Line = email ? ['answer this letter, which goes to ', { words: email, to: mailTo(email) }] : [];
  if (call.length + write.length === 0) return [];
  return [['To reply, ', ...call, ...(phone && email ? [', or '] : []), ...write, '.']];
}

function linksIn(...links: readonly (readonly Link[])[]): Block[] {
  const all = links.flat();
  return all.length > 0 ? [{ kind: 'links', links: all }] : [];
}

function whatsappLinks(phone: string): Link[] {
  const to = whatsappTo(phone);
  return to ? [{ words: 'WhatsApp', to }] : [];
}

function deskLinks({ id }: StoredLead, { deskUrl }: Around): Link[] {
  return deskUrl ? [{ words: 'Open it at the desk', to: `${deskUrl}/leads/${id}` }] : [];
}

function recordOf(lead: StoredLead): Fact[] {
  const { id, receivedAt, page } = lead;
  return [
    ['Receipt', id],
    ['Received', dhakaMinute(receivedAt)],
    ['Sent from', page],
    ...originWords(lead),
    ['Marketing', marketingText(lead)],
  ];
}

function answersIn(answers: readonly Answer[]): Fact[] {
  return answers.filter(({ value }) => value !== '').map((answer) => [answer.label, textWithValue(answer)]);
}

function fileOf(lead: StoredLead, around: Around): Fact[] {
  const { attachment } = lead;
  return attachment ? [['Attachment', `${attachment.name} (${attachment.size} bytes), ${whereIs(lead, around)}`]] : [];
}

function whereIs({ id }: StoredLead, { deskUrl, file }: Around): string {
  if (file === 'unreadable') return 'which could not be read: tell whoever runs the server';
  if (file) return 'with this letter';
  return deskUrl ? 'download it at the desk' : `saved by: npm run leads -- attachment ${id}`;
}
