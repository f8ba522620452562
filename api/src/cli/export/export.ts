import { answersOf, nounOf, type OptionsOf } from '../../leads/answers';
import { csvTable } from '../../leads/export/csv';
import { wordTable } from '../../leads/export/word-table';
import { workbook } from '../../leads/export/workbook';
import type { StoredLead } from '../../leads/store/lead';
import type { StaffStore } from '../../leads/store/lead-store';
import { savingAttachments } from '../attachments';
import { choices } from '../choices';
import type { ExportCommand } from '../command';
import { leadsOf, nobody } from '../find-lead';
import { writeFileWhole, writeOut } from '../output';
import { rawCsv } from './raw-table';

/**
 * `leads export`. Reads and writes piece by piece, whatever the number of leads.
 * @throws when there is no lead of the person that it is about
 */
export async function exportLeads(store: StaffStore, command: ExportCommand): Promise<void> {
  const { who, out, attachments } = command;
  const filter = isForPeople(command) ? { ...command.filter, status: command.filter.status ?? 'new' } : command.filter;
  const listed = who === undefined ? store.list(filter) : inTurn(await leadsOf(store, who), who);
  const leads = attachments === undefined ? listed : savingAttachments(store, listed, attachments);
  await write(await pieces(store, leads, command), out, attachments !== undefined);
  const hidden =
    filter === command.filter || command.filter.status ? 0 : await store.count({ ...filter, status: 'quarantined' });
  if (hidden > 0 && who === undefined) {
    console.error(`${hidden} more in quarantine, suspected of being spam: --status quarantined exports them.`);
  }
}

/** Whether it is a table for people, who have no use for spam. Programs get every lead, with its status. */
function isForPeople({ format, raw }: ExportCommand): boolean {
  return format === 'xlsx' || (format === 'csv' && !raw);
}

async function pieces(
  store: StaffStore,
  leads: AsyncIterable<StoredLead>,
  { who, format, raw, filter: { form } }: ExportCommand,
) {
  if (format === 'json') return json(leads, await choices(), who === undefined ? undefined : store);
  if (raw) return rawCsv(leads, form);
  const table = wordTable(leads, form, await choices(), store);
  return format === 'csv' ? csvTable(table) : workbook(table);
}

/** The files that come with it are wanted even if nobody reads the text to its end. */
async function write(
  content: AsyncIterable<string | Buffer>,
  out: string | undefined,
  withFiles: boolean,
): Promise<void> {
  if (out !== undefined) return writeFileWhole(out, content);
  for await (const piece of content) {
    if (!(await writeOut(String(piece))) && !withFiles) return;
  }
}

async function* inTurn(leads: readonly StoredLead[], who: string): AsyncIterable<StoredLead> {
  if (leads.length === 0) throw nobody(who);
  yield* leads;
}

/** @param store asked for what staff have added to each, for the person that it is about */
async function* json(
  leads: AsyncIterable<StoredLead>,
  optionsOf: OptionsOf,
  store: StaffStore | undefined,
): AsyncIterable<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    yield separator +
      JSON.stringify({ ...(await exported(lead, optionsOf)), handling: await store?.handling(lead.id) }).replace(
        invisible,
        escaped,
      );
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Characters that JSON leaves as they are, and that terminals and editors obey. */
const invisible = /[\u007f-\u009f\p{Bidi_Control}]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** As the webhook has it: values as they were sent, and in words beside them. */
async function exported(lead: StoredLead, optionsOf: OptionsOf) {
  const { id, form, receivedAt, status, key, page, fields, attachment, consent, attribution, marketing } = lead;
  const words = { noun: nounOf(lead), answers: await answersOf(lead, optionsOf) };
  return { id, form, receivedAt, status, key, page, fields, attachment, consent, attribution, marketing, ...words };
}
