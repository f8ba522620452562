import type { Signing } from '../../../config/webhook';
import { nounOf } from '../../answers';
import { marketingText } from '../../marketing/words';
import { deskLink } from '../../reach';
import { emailsOf } from '../../store/address';
import type { Answered } from '../exchange';
import type { Fact } from '../letter-words';
import { isTaken, refusal } from '../refusal';
import { answersIn, fileOf, recordOf } from '../staff-words';
import { type Outlook, Undelivered } from '../undelivered';
import { signatureHeaders } from '../webhook-signature';
import type { Happening, Shape } from './shape';

/** Where Google keeps what a script answers. */
const answersOfScripts = 'https://script.googleusercontent.com/macros/echo';

/**
 * The script in docs/deploy/leads-to-sheet.gs. It sees no headers, so that what signs stands in the body, and can
 * choose no status: its answer is JSON, which Google keeps at another address and leads to by a redirect. That answer
 * is asked for, without a body; the lead itself is never sent there.
 */
export function sheets(
  { secret, previousSecret, deskUrl }: Signing & { deskUrl?: string },
  answersAt = answersOfScripts,
): Shape {
  const secrets = previousSecret ? [secret, previousSecret] : [secret];
  return {
    content: (happening) => (happening.topic === 'lead' ? rowOf(happening, deskUrl) : withdrawalOf(happening)),
    test: () => ({ type: 'test', cells: [] }),
    seal({ id, at, content: said }) {
      const content = JSON.stringify(said);
      const body = JSON.stringify({ ...signatureHeaders({ id, at, body: content, secrets }), content });
      return { body, headers: { 'content-type': 'application/json; charset=utf-8' } };
    },
    async judge(answer, ask) {
      if (isTaken(answer)) throw new Undelivered('Google answered by a page of its own, and not by the script');
      const { origin, pathname } = URL.canParse(answer.location) ? new URL(answer.location) : blank;
      if (![302, 303].includes(answer.status)) throw refusal(answer);
      if (origin === 'https://accounts.google.com') throw notForAnyone();
      if (`${origin}${pathname}` !== answersAt) throw refusal(answer);
      judgeWords(await ask(answer.location));
    },
  };
}

const blank = { origin: '', pathname: '' };

function notForAnyone(): Undelivered {
  return new Undelivered('Google asks us to sign in: deploy the script for access by "Anyone"', 'setup');
}

/** By the headings of their columns. */
function rowOf({ lead, answers }: Happening, deskUrl: string | undefined) {
  const [receipt = ['', ''], ...record] = recordOf(lead);
  const facts: Fact[] = [
    receipt,
    ['Request', nounOf(lead)],
    ...answersIn(answers),
    ...fileOf(lead, { deskUrl, isChat: true }),
    ...(deskUrl ? [['Desk', deskLink(deskUrl, lead.id)] as const] : []),
    ...record,
  ];
  return {
    type: 'lead.received',
    cells: facts.map(([name, value]) => [name, typeof value === 'string' ? value : value.words]),
  };
}

function withdrawalOf({ lead }: Happening) {
  const cells = [
    ['Email', emailsOf(lead)[0] ?? ''],
    ['Marketing', marketingText(lead)],
  ];
  return { type: 'consent.withdrawn', cells };
}

function judgeWords(answer: Answered): void {
  if (!isTaken(answer)) throw new Undelivered(`the answer of the script cannot be read (${answer.status})`);
  if (/^\{"ok":true\}$/.test(answer.text.trim())) return;
  const said = /^\{"error":"([a-z]+)"/.exec(answer.text.trim())?.[1] ?? '';
  const [words, outlook] = troubles[said] ?? ['the answer of the script says nothing', 'passing'];
  throw new Undelivered(words, outlook);
}

/** What the script says of itself. */
const troubles: Readonly<Record<string, readonly [words: string, outlook: Outlook]>> = {
  busy: ['the script was busy with other leads', 'passing'],
  signature: ['the script does not let us in; compare WEBHOOK_SECRET with its property SECRET', 'setup'],
  time: ['the script takes our clock for wrong: set that of this machine', 'setup'],
  sheet: ['the script cannot write into its spreadsheet; its list of executions says why', 'setup'],
};
