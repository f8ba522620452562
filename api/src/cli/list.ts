import { answersOf, formOf } from '../leads/answers';
import { dhakaMinute } from '../leads/dhaka-time';
import { quarantineWords } from '../leads/quarantine-words';
import { type Finder, finder, searchable } from '../leads/search';
import { emailsOf } from '../leads/store/address';
import type { Lead } from '../leads/store/lead';
import type { LeadFilter, StaffStore } from '../leads/store/lead-store';
import { type Retention, tooOldOf } from '../leads/store/retention';
import { type WhoAndWhat, whoAndWhat } from '../leads/who-and-what';
import { statusWords, withHandling } from '../leads/with-handling';
import { choices } from './choices';
import { table } from './table';

export interface ListCommand {
  name: 'list';
  filter: LeadFilter;
  /** What is looked for; everything when undefined. */
  words: string | undefined;
  /** Only what `leads retention` would erase, in quarantine too. */
  isTooOld: boolean | undefined;
}

type Handlings = Pick<StaffStore, 'handlings'>;

/** A lead as the list shows it. */
interface ListedLead {
  lead: Lead;
  known: WhoAndWhat;
  email: string;
}

/** The text of `leads list`. Without --status, quarantined leads are left out and counted (reliability R8). */
export async function listLeads(
  store: StaffStore,
  { filter, words, isTooOld }: ListCommand,
  months: Retention,
): Promise<string> {
  if (isTooOld) {
    const leads = tooOldOf(store.list({ ...filter, limit: undefined }), months);
    return textOf(await rowsOf(leads, undefined, filter.limit), 0, store);
  }
  const shown = { ...filter, status: filter.status ?? 'new' } as const;
  const hidden = { ...filter, status: 'quarantined', limit: undefined } as const;
  const listed = (rows: readonly ListedLead[], hidden: number) => textOf(rows, hidden, store);
  if (words === undefined) {
    return listed(await rowsOf(store.list(shown)), filter.status ? 0 : await store.count(hidden));
  }
  const found = async (isFound: Finder['finds']) => {
    const rows = await rowsOf(store.list({ ...shown, limit: undefined }), isFound, filter.limit);
    return { rows, hidden: filter.status ? 0 : (await rowsOf(store.list(hidden), isFound)).length };
  };
  const { finds, isNear } = finder(words);
  const exact = await found(finds);
  if (exact.rows.length + exact.hidden > 0) return listed(exact.rows, exact.hidden);
  const near = await found(isNear);
  const isSome = near.rows.length + near.hidden > 0;
  const text = await listed(near.rows, near.hidden);
  return `${isSome ? 'No lead has exactly these words; these are like them.\n\n' : ''}${text}`;
}

async function textOf(rows: readonly ListedLead[], hidden: number, store: Handlings): Promise<string> {
  const body = rows.length === 0 ? 'No leads.\n' : await tableOf(rows, store);
  return hidden === 0 ? body : `${body}\n${hidden} more in quarantine: --status quarantined shows them.\n`;
}

/** One line for each lead. */
export async function leadTable(leads: readonly Lead[], store: Handlings): Promise<string> {
  return tableOf(await rowsOf(leads), store);
}

/** Those that are found, up to a limit: it counts what is shown, and not what is looked through. */
async function rowsOf(
  leads: Iterable<Lead> | AsyncIterable<Lead>,
  isFound?: Finder['finds'],
  limit = Number.POSITIVE_INFINITY,
): Promise<ListedLead[]> {
  const rows: ListedLead[] = [];
  const optionsOf = await choices();
  for await (const lead of leads) {
    const answers = await answersOf(lead, optionsOf);
    if (!isFound || isFound(searchable(lead, answers))) {
      rows.push({ lead, known: whoAndWhat(lead, answers), email: emailsOf(lead)[0] ?? '' });
    }
    if (rows.length >= limit) break;
  }
  return rows;
}

async function tableOf(rows: readonly ListedLead[], store: Handlings): Promise<string> {
  const leads = rows.map(({ lead }) => lead);
  const statuses: string[] = [];
  for await (const [lead, handled] of withHandling(leads, store)) statuses.push(statusWords(lead, handled));
  const lines = rows.map((row, index) => columns(row, statuses[index] ?? ''));
  const why = leads.map(quarantineWords);
  if (!why.some(Boolean)) return table([headings, ...lines]);
  return table([[...headings, 'WHY'], ...lines.map((line, index) => [...line, why[index] ?? ''])]);
}

const headings = ['RECEIPT', 'RECEIVED', 'FORM', 'STATUS', 'NAME', 'PHONE', 'EMAIL', 'COMPANY', 'WANTED'];

function columns({ lead, known, email }: ListedLead, status: string): string[] {
  const { id, receivedAt } = lead;
  const { name, phone, company, wanted } = known;
  return [
    id,
    dhakaMinute(receivedAt),
    formOf(lead),
    status,
    shorten(name),
    phone,
    email,
    shorten(company),
    shorten(wanted),
  ];
}

function shorten(words: string): string {
  const letters = [...words];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : words;
}
