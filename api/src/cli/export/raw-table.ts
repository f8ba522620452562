import { kindOf } from '../../../../src/contract/form-definition';
import { filledInForms } from '../../../../src/contract/forms/all';
import { csvRow } from '../../leads/export/csv';
import type { StoredLead } from '../../leads/store/lead';

/** CSV for programs: a column for each field by its wire name, and values as they were sent. */
export async function* rawCsv(leads: AsyncIterable<StoredLead>, form: string | undefined): AsyncIterable<string> {
  const chosen = filledInForms.filter((one) => form === undefined || kindOf(one) === form);
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
