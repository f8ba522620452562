import { answersOf } from '../leads/answers';
import { dhakaMinute } from '../leads/dhaka-time';
import { quarantineWords } from '../leads/quarantine-words';
import { finder, type LeadRow, searchable } from '../leads/search';
import { emailsOf } from '../leads/store/address';
import type { Lead, LeadFilter, StaffStore } from '../leads/store/lead';
import { whoAndWhat } from '../leads/who-and-what';
import { choices } from './choices';
import { table } from './table';

export interface ListCommand {
  name: 'list';
  filter: LeadFilter;
  /** What is looked for; everything when undefined. */
  words: string | undefined;
}

/** The text of `leads list`. Without --status, quarantined leads are left out and counted (reliability R8). */
export async function listLeads(store: StaffStore, { filter, words }: ListCommand): Promise<string> {
  const shown = { ...filter, status: filter.status ?? 'new' } as const;
  const rows = await rowsOf(
    store.list(words === undefined ? shown : { ...shown, limit: undefined }),
    words,
    filter.limit,
  );
  const hidden = filter.status ? 0 : await quarantined(store, filter, words);
  const body = rows.length === 0 ? 'No leads.\n' : text(rows);
  return hidden === 0 ? body : `${body}\n${hidden} more in quarantine: --status quarantined shows them.\n`;
}

/** How many of those that are looked for are suspected spam. */
async function quarantined(store: StaffStore, filter: LeadFilter, words: string | undefined): Promise<number> {
  const hidden = { ...filter, status: 'quarantined', limit: undefined } as const;
  return words === undefined ? store.count(hidden) : (await rowsOf(store.list(hidden), words)).length;
}

/** One line for each lead. */
export async function leadTable(leads: readonly Lead[]): Promise<string> {
  return text(await rowsOf(leads));
}

/** Those that are found, up to a limit: it counts what is shown, and not what is looked through. */
async function rowsOf(
  leads: Iterable<Lead> | AsyncIterable<Lead>,
  words?: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<LeadRow[]> {
  const rows: LeadRow[] = [];
  const isFound = finder(words ?? '');
  const optionsOf = await choices();
  for await (const lead of leads) {
    const known = whoAndWhat(lead, await answersOf(lead, optionsOf));
    const row = { lead, known, email: emailsOf(lead)[0] ?? '' };
    if (words === undefined || isFound(searchable(row))) rows.push(row);
    if (rows.length >= limit) break;
  }
  return rows;
}

function text(rows: readonly LeadRow[]): string {
  const why = rows.map(({ lead }) => quarantineWords(lead));
  if (!why.some(Boolean)) return table([headings, ...rows.map(columns)]);
  return table([[...headings, 'WHY'], ...rows.map((row, index) => [...columns(row), why[index] ?? ''])]);
}

const headings = ['RECEIPT', 'RECEIVED', 'FORM', 'STATUS', 'NAME', 'PHONE', 'EMAIL', 'COMPANY', 'WANTED'];

function columns({ lead: { id, receivedAt, form, status }, known, email }: LeadRow): string[] {
  const { name, phone, company, wanted } = known;
  return [id, dhakaMinute(receivedAt), form, status, shorten(name), phone, email, shorten(company), shorten(wanted)];
}

function shorten(words: string): string {
  const letters = [...words];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : words;
}
