import { forms } from '../../../src/contract/forms';
import type { Lead, LeadFilter, LeadStore } from '../store/lead';

/** The text of `leads list`. Without --status, quarantined leads are left out and counted (reliability R8). */
export async function listLeads(store: LeadStore, filter: LeadFilter): Promise<string> {
  const rows = [['RECEIPT', 'RECEIVED', 'FORM', 'STATUS', 'NAME', 'EMAIL']];
  for await (const lead of store.list({ ...filter, status: filter.status ?? 'new' })) rows.push(columns(lead));
  const hidden = filter.status ? 0 : await store.count({ ...filter, status: 'quarantined' });
  const body = rows.length === 1 ? 'No leads.\n' : table(rows);
  return hidden === 0 ? body : `${body}\n${hidden} more in quarantine: --status quarantined shows them.\n`;
}

function columns({ id, receivedAt, form, status, fields }: Lead): string[] {
  const fieldNames = forms.find(({ name }) => name === form)?.fields ?? [];
  // The first field of every form is the person's name; the e-mail is known by its kind.
  const name = fields[fieldNames[0]?.name ?? ''] ?? '';
  const email = fields[fieldNames.find(({ kind }) => kind === 'email')?.name ?? ''] ?? '';
  return [id, receivedAt.slice(0, 16).replace('T', ' '), form, status, shorten(name), email];
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : text;
}

function table(rows: readonly string[][]): string {
  const widths =
    rows[0]?.map((_, index) => rows.reduce((widest, row) => Math.max(widest, row[index]?.length ?? 0), 0)) ?? [];
  const lines = rows.map((row) => row.map((cell, index) => plain(cell).padEnd(widths[index] ?? 0)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Terminals obey some characters; a visitor must not be able to command the terminal of our staff. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}
