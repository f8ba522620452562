import { forms } from '../../../src/contract/forms/all';
import { dhakaMinute } from '../leads/dhaka-time';
import type { Lead, LeadFilter, StaffStore } from '../leads/store/lead';
import { table } from './table';

/** The text of `leads list`. Without --status, quarantined leads are left out and counted (reliability R8). */
export async function listLeads(store: StaffStore, filter: LeadFilter): Promise<string> {
  const rows: string[][] = [];
  for await (const lead of store.list({ ...filter, status: filter.status ?? 'new' })) rows.push(columns(lead));
  const hidden = filter.status ? 0 : await store.count({ ...filter, status: 'quarantined' });
  const body = rows.length === 0 ? 'No leads.\n' : table([headings, ...rows]);
  return hidden === 0 ? body : `${body}\n${hidden} more in quarantine: --status quarantined shows them.\n`;
}

/** One line for each lead. */
export function leadTable(leads: readonly Lead[]): string {
  return table([headings, ...leads.map(columns)]);
}

const headings = ['RECEIPT', 'RECEIVED', 'FORM', 'STATUS', 'NAME', 'EMAIL'];

function columns({ id, receivedAt, form, status, fields }: Lead): string[] {
  const fieldNames = forms.find(({ name }) => name === form)?.fields ?? [];
  // The first field of every form is the person's name; the e-mail is known by its kind.
  const name = fields[fieldNames[0]?.name ?? ''] ?? '';
  const email = fields[fieldNames.find(({ kind }) => kind === 'email')?.name ?? ''] ?? '';
  return [id, dhakaMinute(receivedAt), form, status, shorten(name), email];
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : text;
}
