import { dhakaDay } from '../../api/src/leads/dhaka-time';
import { monthsBefore } from '../../api/src/leads/store/retention';
import type { Contents } from '../faults/check/rows';
import { judge } from '../faults/check/verdict';
import type { Sent, Told } from '../faults/journal';
import { type Alarm, mistakesOf, type Trouble } from './alarms';
import type { Letter } from './mail';
import type { Visit } from './visitors';
import type { Webhook } from './webhook';

export interface Year {
  journal: readonly (Sent | Told)[];
  visits: readonly Visit[];
  contents: Contents;
  letters: readonly Letter[];
  webhook: Pick<Webhook, 'events' | 'forged'>;
  troubles: readonly Trouble[];
  alarms: readonly Alarm[];
  log: readonly string[];
  end: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Applications are kept for six months, and forgotten within the next two days. */
const months = 6;
const delay = 2 * day;

/** Of what visitors type here (`kit/submissions.ts`): their addresses, numbers, names and words. */
const typed = /example\.com|\+?8801\d{9}|Rahima|O'Brien|কাঁথা|drop table/;

/** What was found, by name; and what must be none of it. */
export function verdictOf({ journal, visits, contents, letters, webhook, troubles, alarms, log, end }: Year) {
  const limit = monthsBefore(end, months).getTime();
  const applications = visits.filter(({ form }) => form === 'application');
  const old = keysOf(applications.filter(({ at }) => at.getTime() < limit));
  const overdue = keysOf(applications.filter(({ at }) => at.getTime() < limit - delay));
  const there = new Set(contents.rows.map(({ key }) => key));
  const kept = judge(
    journal.filter(({ key }) => there.has(key) || !old.has(key)),
    contents,
  );
  const receiptOf = new Map(
    journal.flatMap((line) => (line.event === 'told' && line.receipt ? [[line.key, line.receipt] as const] : [])),
  );
  const receipts = [...receiptOf.values()];
  const told = new Set(webhook.events.values());
  const toStaff = letters.filter(({ to }) => to === 'sales@kantha.example');
  const mornings = toStaff.filter(({ subject }) => / leads: /.test(subject));
  const notices = toStaff.filter((letter) => !mornings.includes(letter));
  const { submissions, acknowledged, stored, lost, duplicated, different, receipts: twice, unknown, refused } = kept;
  return {
    figures: {
      'sent, beside those whose time was over at the end': submissions,
      acknowledged,
      stored,
      'forgotten, since their time was over': old.size - [...old].filter((key) => there.has(key)).length,
      'letters, repetitions included': letters.length,
      'repeated letters': letters.length - new Set(letters.map(({ id, to }) => id + to)).size,
      'lines of the log': log.length,
    },
    faults: {
      'no submission at all': visits.length === 0 ? 1 : 0,
      'not acknowledged, or not stored': 2 * submissions - acknowledged - stored,
      'lost, doubled, different or unknown': lost + duplicated + different + twice + unknown + refused,
      'kept for longer than they may be': [...overdue].filter((key) => there.has(key)).length,
      'staff without a letter': receipts.filter((receipt) => idsOf(notices, receipt) === 0).length,
      'second letters to staff about a lead': receipts.filter((receipt) => idsOf(notices, receipt) > 1).length,
      'not told to the webhook': receipts.filter((receipt) => !told.has(receipt)).length,
      'second events of a lead': webhook.events.size - told.size,
      'visitors without their receipt': visits.filter(({ key }) => !hasReceipt(key, receiptOf.get(key), letters))
        .length,
      'events with a wrong signature': webhook.forged,
      'no morning letter at all': mornings.length === 0 ? 1 : 0,
      'morning letters beside the first of a day': secondMornings(mornings),
      'lines of the log with what visitors wrote': log.filter((line) => typed.test(line)).length,
      'broken database': contents.integrity === 'ok' ? 0 : 1,
    },
    alarms: mistakesOf(alarms, troubles),
  };
}

function keysOf(visits: readonly Visit[]): Set<string> {
  return new Set(visits.map(({ key }) => key));
}

/** How many letters name a receipt; what is sent again has the id that it had. */
function idsOf(letters: readonly Letter[], receipt: string): number {
  return new Set(letters.filter(({ text }) => text.includes(receipt)).map(({ id }) => id)).size;
}

function hasReceipt(key: string, receipt: string | undefined, letters: readonly Letter[]): boolean {
  const own = letters.filter(({ to }) => to === `${key}@example.com`);
  return receipt !== undefined && own.some(({ text }) => text.includes(receipt));
}

/** Each counts for the day on which it came first; it may come again on another. */
function secondMornings(mornings: readonly Letter[]): number {
  const first = new Map<string, Letter>();
  for (const letter of mornings) if (!first.has(letter.id)) first.set(letter.id, letter);
  const days = new Set([...first.values()].map(({ at }) => dhakaDay(at.toISOString())));
  return first.size - days.size;
}
