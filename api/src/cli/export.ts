import { forms } from '../../../src/contract/forms/all';
import type { StaffStore, StoredLead } from '../leads/store/lead';
import { savingAttachments } from './attachments';
import type { ExportCommand } from './command';
import { csvRow } from './csv';
import { leadsOf, nobody } from './find-lead';
import { writeFileWhole, writeOut } from './output';

/**
 * `leads export`. Reads and writes piece by piece, whatever the number of leads.
 * @throws when there is no lead of the person that it is about
 */
export async function exportLeads(
  store: StaffStore,
  { filter, who, format, out, attachments }: ExportCommand,
): Promise<void> {
  const listed = who === undefined ? store.list(filter) : inTurn(await leadsOf(store, who), who);
  const leads = attachments === undefined ? listed : savingAttachments(store, listed, attachments);
  const text = format === 'json' ? json(leads) : csv(leads, filter.form);
  if (out !== undefined) return writeFileWhole(out, text);
  for await (const piece of text) {
    const isRead = await writeOut(piece);
    // The files are wanted even if nobody reads the text to its end.
    if (!isRead && attachments === undefined) return;
  }
}

async function* inTurn(leads: readonly StoredLead[], who: string): AsyncIterable<StoredLead> {
  if (leads.length === 0) throw nobody(who);
  yield* leads;
}

async function* json(leads: AsyncIterable<StoredLead>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    yield separator + JSON.stringify(exported(lead)).replace(invisible, escaped);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Characters that JSON leaves as they are, and that terminals and editors obey. */
const invisible = /[\u007f-\u009f\p{Bidi_Control}]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function exported(lead: StoredLead) {
  const { id, form, receivedAt, status, key, page, fields, attachment, consent, attribution, marketing } = lead;
  return { id, form, receivedAt, status, key, page, fields, attachment, consent, attribution, marketing };
}

async function* csv(leads: AsyncIterable<StoredLead>, form: string | undefined): AsyncIterable<string> {
  const chosen = forms.filter(({ name }) => form === undefined || name === form);
  const textFields = chosen.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'file'));
  const fieldNames = [...new Set(textFields.map(({ name }) => name))];
  yield csvRow([...head, ...fieldNames, ...tail]);
  for await (const lead of leads) yield csvRow(cells(lead, fieldNames));
}

const head = ['id', 'form', 'receivedAt', 'status', 'key'];
const tail = [
  'attachment_name',
  'attachment_type',
  'attachment_size',
  'attachment_sha256',
  'consent_version',
  'consent_text_sha256',
  'consent_explicit',
  'consent_at',
  'consent_page',
  'attribution',
  'marketing_allowed',
  'marketing_withdrawals',
  'page',
];

function cells(lead: StoredLead, fieldNames: string[]): string[] {
  const { id, form, receivedAt, status, key, page, fields, attachment, consent, attribution, marketing } = lead;
  const values = fieldNames.map((name) => fields[name] ?? '');
  const file = attachment
    ? [attachment.name, attachment.type, String(attachment.size), attachment.sha256]
    : ['', '', '', ''];
  const evidence = [consent.version, consent.textSha256, String(consent.explicit), consent.at, consent.page];
  return [
    id,
    form,
    receivedAt,
    status,
    key,
    ...values,
    ...file,
    ...evidence,
    attribution ? JSON.stringify(attribution) : '',
    String(marketing.allowed),
    marketing.withdrawals
      .map(({ at, how, takenBackAt }) => `${at} by ${how}${takenBackAt ? `, taken back ${takenBackAt}` : ''}`)
      .join('; '),
    page,
  ];
}
