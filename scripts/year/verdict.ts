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
  const receipts = journal.flatMap((line) => (line.event === 'told' && line.receipt ? [line.receipt] : []));
  const told = new Set(webhook.events.values());
  const toStaff = letters.filter(({ to }) => to === 'sales@kantha.example');
  const toVisitors = new Set(letters.map(({ to }) => to));
  const inLetters = new Set(toStaff.flatMap(({ text }) => text.match(/KS-\w+/g) ?? []));
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
      'not acknowledged, or not stored': 2 * submissions - acknowledged - stored,
      'lost, doubled, different or unknown': lost + duplicated + different + twice + unknown + refused,
      'kept for longer than they may be': [...overdue].filter((key) => there.has(key)).length,
      'staff without a letter': receipts.filter((receipt) => !inLetters.has(receipt)).length,
      'not told to the webhook': receipts.filter((receipt) => !told.has(receipt)).length,
      'visitors without a receipt': visits.filter(({ key }) => !toVisitors.has(`${key}@example.com`)).length,
      'events with a wrong signature': webhook.forged,
      'morning letters beside the first of a day': secondDigests(toStaff),
      'lines of the log with what visitors wrote': log.filter((line) => line.includes('@example.com')).length,
      'broken database': contents.integrity === 'ok' ? 0 : 1,
    },
    alarms: mistakesOf(alarms, troubles),
  };
}

function keysOf(visits: readonly Visit[]): Set<string> {
  return new Set(visits.map(({ key }) => key));
}

/** The letter of a morning has an id of its own, which a repeated attempt has as well. */
function secondDigests(letters: readonly Letter[]): number {
  const mornings = letters.filter(({ subject }) => / leads: /.test(subject));
  const days = new Set(mornings.map(({ at }) => dhakaDay(at.toISOString())));
  return new Set(mornings.map(({ id }) => id)).size - days.size;
}
