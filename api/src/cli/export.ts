import { stringify } from 'csv-stringify/sync';
import { forms } from '../../../src/contract/forms';
import type { Lead, LeadStore } from '../store/lead';
import type { ExportCommand } from './command';
import { writeFileWhole, writeOut } from './output';

/** `leads export` (architecture, "Backend shapes"). Reads and writes piece by piece, whatever the number of leads. */
export async function exportLeads(store: LeadStore, { filter, format, out }: ExportCommand): Promise<void> {
  const leads = store.list(filter);
  const text = format === 'json' ? json(leads) : csv(leads, filter.form);
  if (out !== undefined) return writeFileWhole(out, text);
  for await (const piece of text) await writeOut(piece);
}

async function* json(leads: AsyncIterable<Lead>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    yield separator + JSON.stringify(exported(lead));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function exported({ id, form, receivedAt, status, key, fields, consent, attribution }: Lead) {
  return { id, form, receivedAt, status, key, fields, attachment: null, consent, attribution };
}

async function* csv(leads: AsyncIterable<Lead>, form: string | undefined): AsyncIterable<string> {
  const chosen = forms.filter(({ name }) => form === undefined || name === form);
  const fieldNames = [...new Set(chosen.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  yield csvLine([...head, ...fieldNames, ...tail]);
  for await (const lead of leads) yield csvLine(cells(lead, fieldNames));
}

const head = ['id', 'form', 'receivedAt', 'status', 'key'];
const tail = ['attachment', 'consent_version', 'consent_explicit', 'consent_at', 'consent_page', 'attribution'];

function cells({ id, form, receivedAt, status, key, fields, consent, attribution }: Lead, fieldNames: string[]) {
  const values = fieldNames.map((name) => fields[name] ?? '');
  const { version, explicit, at, page } = consent;
  const rest = ['', version, String(explicit), at, page, attribution ? JSON.stringify(attribution) : ''];
  return [id, form, receivedAt, status, key, ...values, ...rest];
}

/** One line as RFC 4180 wants it; cells that look like formulas get an apostrophe (reliability S4). */
function csvLine(values: string[]): string {
  return stringify([values], { escape_formulas: true, record_delimiter: 'windows' });
}
