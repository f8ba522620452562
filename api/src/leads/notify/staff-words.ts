import { telephoneLink } from '../../../../src/contract/contact-links';
import { type Answer, nounOf, textWithValue } from '../answers';
import { dhakaMinute } from '../dhaka-time';
import { marketingText } from '../marketing/words';
import { originWords } from '../origin-words';
import { deskLink, mailTo, whatsappTo } from '../reach';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import { whoAndWhat } from '../who-and-what';
import type { Block, Fact, LetterWords, Line, Link } from './letter-words';

/** What staff are told beside their lead. */
export interface Around {
  /** Origin of the desk, where staff have one. */
  deskUrl?: string | undefined;
  /** What came with the lead, for letters that have it with them; see `carriedFile`. */
  file?: Buffer | 'unreadable' | undefined;
  /** It stands in a chat or a list, where an answer does not reach the visitor. */
  isChat?: boolean;
}

/**
 * Tells the staff of a new lead: what is wanted and by whom stands in the subject, and how to answer in the first
 * lines.
 * @param answers - The fields of the lead in words
 */
export function leadWords(lead: StoredLead, answers: readonly Answer[], around: Around): LetterWords {
  const { id } = lead;
  const [email] = emailsOf(lead);
  const noun = nounOf(lead);
  const { name, phone, company, country, wanted } = whoAndWhat(lead, answers);
  return {
    subject: [`New ${noun} ${id}`, [wanted, company, country].filter(Boolean).join(', ')].filter(Boolean).join(': '),
    ...(wanted && { title: wanted }),
    blocks: [
      {
        kind: 'lines',
        lines: [
          [`New ${noun}${name && ` from ${[name, company].filter(Boolean).join(', ')}`}.`],
          ...howToAnswer(phone, email, around),
        ],
      },
      ...linksIn(whatsappLinks(phone), deskLinks(lead, around)),
      { kind: 'facts', isSmallPrint: true, facts: recordOf(lead) },
      { kind: 'facts', facts: [...answersIn(answers), ...fileOf(lead, around)] },
    ],
  };
}

/** Tells the staff that somebody wants no more marketing. */
export function withdrawalWords(lead: StoredLead, around: Around): LetterWords {
  const { id } = lead;
  return {
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
}

function howToAnswer(phone: string, email: string | undefined, { isChat }: Around): Line[] {
  const call: Line = phone ? ['call ', { words: phone, to: telephoneLink(phone) }] : [];
  const writing = isChat ? 'write to ' : 'answer this letter, which goes to ';
  const write: Line = email ? [writing, { words: email, to: mailTo(email) }] : [];
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
  return deskUrl ? [{ words: 'Open it at the desk', to: deskLink(deskUrl, id) }] : [];
}

/** When and whence a lead came. */
export function recordOf(lead: StoredLead): Fact[] {
  const { id, receivedAt } = lead;
  return [
    ['Receipt', id],
    ['Received', dhakaMinute(receivedAt)],
    ...originWords(lead),
    ['Marketing', marketingText(lead)],
  ];
}

/** What was answered, in words. */
export function answersIn(answers: readonly Answer[]): Fact[] {
  return answers.filter(({ value }) => value !== '').map((answer) => [answer.label, textWithValue(answer)]);
}

/** The name of its file, and where staff find it. */
export function fileOf(lead: StoredLead, around: Around): Fact[] {
  const { attachment } = lead;
  return attachment ? [['Attachment', `${attachment.name} (${attachment.size} bytes), ${whereIs(lead, around)}`]] : [];
}

function whereIs({ id }: StoredLead, { deskUrl, file }: Around): string {
  if (file === 'unreadable') return 'which could not be read: tell whoever runs the server';
  if (file) return 'with this letter';
  return deskUrl ? 'download it at the desk' : `saved by: npm run leads -- attachment ${id}`;
}
