import { oneDay } from '../../../src/contract/dates';
import { dhakaDay, dhakaMinute, startOfDay } from '../leads/dhaka-time';
import type { StaffStore, Tally } from '../leads/store/lead-store';
import { type DeliveryState, type DeliveryTally, openStates } from '../leads/store/outbox';
import { table } from './table';
import { formNames } from './usage';

/** What `leads stats --json` prints. */
interface Stats {
  counts: { form: string; status: string; today: number; last7Days: number; all: number }[];
  /** ISO 8601 in UTC; null without a lead. */
  oldest: string | null;
  newest: string | null;
  /** Of those that are no suspected spam. */
  newestGood: string | null;
  /** What waits to be delivered, was given up, or is not sent. */
  deliveries: DeliveryTally[];
  databaseBytes: number;
}

/** `leads stats`: the text to print. Today begins at midnight in Dhaka; 7 days are 168 hours. */
export async function statsText(store: StaffStore, json: boolean, now = new Date()): Promise<string> {
  const stats = await collect(store, now);
  return json ? `${JSON.stringify(stats, null, 2)}\n` : describe(stats);
}

async function collect(store: StaffStore, now: Date): Promise<Stats> {
  const all = (await store.tally({})).sort(inOrderOfForms);
  const today = await store.tally({ since: startOfDay(dhakaDay(now.toISOString())).toISOString() });
  const week = await store.tally({ since: new Date(now.getTime() - 7 * oneDay).toISOString() });
  return {
    counts: all.map((one) => ({
      form: one.form,
      status: one.status,
      today: countOf(today, one),
      last7Days: countOf(week, one),
      all: one.count,
    })),
    // ISO times of one zone sort as text.
    oldest: all.map(({ oldest }) => oldest).sort()[0] ?? null,
    newest: newestOf(all),
    newestGood: newestOf(all.filter(({ status }) => status === 'new')),
    deliveries: (await store.outbox.tally([...openStates, 'withheld', 'refused'])).sort(
      (a, b) => a.channel.localeCompare(b.channel) || a.state.localeCompare(b.state),
    ),
    databaseBytes: await store.size(),
  };
}

function newestOf(tallies: readonly Tally[]): string | null {
  const times = tallies.map(({ newest }) => newest);
  return times.sort().at(-1) ?? null;
}

function inOrderOfForms(a: Tally, b: Tally): number {
  const place = ({ form }: Tally) => formNames.indexOf(form);
  return place(a) - place(b) || a.form.localeCompare(b.form) || a.status.localeCompare(b.status);
}

function countOf(tallies: readonly Tally[], { form, status }: Tally): number {
  return tallies.find((one) => one.form === form && one.status === status)?.count ?? 0;
}

function describe({ counts, oldest, newest, newestGood, deliveries, databaseBytes }: Stats): string {
  const rows = counts.map(({ form, status, today, last7Days, all }) => [form, status, today, last7Days, all]);
  const sum = (key: 'today' | 'last7Days' | 'all') => counts.reduce((total, one) => total + one[key], 0);
  const lines = [...rows, ['all', '', sum('today'), sum('last7Days'), sum('all')]].map((row) => row.map(String));
  const facts = [
    ['Oldest lead', oldest ? dhakaMinute(oldest) : 'none'],
    ['Newest lead', newest ? dhakaMinute(newest) : 'none'],
    ['Newest without spam', newestGood ? dhakaMinute(newestGood) : 'none'],
    ...deliveries.map(({ channel, state, count }) => [`${alarms[state]}, ${channel}`, String(count)]),
    ['Database', `${(databaseBytes / 1e6).toFixed(2)} MB`],
  ];
  return `${table([['FORM', 'STATUS', 'TODAY', 'LAST 7 DAYS', 'ALL'], ...lines], 2)}\n${table(facts)}`;
}

/**
 * Words for each state. Deliveries that were given up or are held up need somebody: `leads outbox` says why, and what
 * to do.
 */
const alarms: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  dead: 'GIVEN UP',
  delivered: 'Delivered',
  withheld: 'Withheld',
  blocked: 'HELD UP',
  refused: 'Refused, no such address',
  dismissed: 'Dismissed',
};
