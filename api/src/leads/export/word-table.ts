import { type FieldDefinition, kindOf } from '../../../../src/contract/form-definition';
import { filledInForms } from '../../../../src/contract/forms/all';
import { answersOf, nounOf, type OptionsOf } from '../answers';
import { dhakaMinute } from '../dhaka-time';
import { marketingText } from '../marketing/words';
import { stateWords } from '../status-words';
import type { Handled } from '../store/desk-schema';
import type { StoredLead } from '../store/lead';
import type { StaffStore } from '../store/lead-store';
import { withHandling } from '../with-handling';

export interface Cell {
  /** `time`: to the minute in Dhaka, as spreadsheets know it, without the zone that the heading names. */
  kind: 'text' | 'phone' | 'time';
  value: string;
}

/** Leads for people, who open them in a spreadsheet. */
export interface Table {
  headings: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/**
 * One column for each fact: fields of several forms that ask for the same have the same label, whatever they are
 * called. `form`: the columns of that form only (`kindOf`).
 */
export function wordTable(
  leads: AsyncIterable<StoredLead>,
  form: string | undefined,
  optionsOf: OptionsOf,
  store: Pick<StaffStore, 'handlings'>,
): Table {
  const chosen = filledInForms.filter((one) => form === undefined || kindOf(one) === form);
  const fields = chosen.flatMap((one) => one.fields.filter(({ kind }) => kind !== 'file'));
  const columns = [...new Map(fields.map((field) => [field.label, field])).values()];
  return {
    headings: [...before, ...columns.map(({ label }) => label), ...behind],
    rows: rowsOf(withHandling(leads, store), columns, optionsOf),
  };
}

const before = ['Receipt', 'Received (Dhaka)', 'Form', 'In quarantine', 'Status', 'Owner', 'Call back on'];
const behind = ['Notes', 'File', 'Marketing', 'Sent from', 'Came from'];

async function* rowsOf(
  leads: AsyncIterable<[StoredLead, Handled]>,
  columns: readonly FieldDefinition[],
  optionsOf: OptionsOf,
): AsyncIterable<readonly Cell[]> {
  for await (const [lead, { state, owner, callOn, notes }] of leads) {
    const { id, receivedAt, status, attachment, page, attribution } = lead;
    const answers = new Map((await answersOf(lead, optionsOf)).map(({ label, text }) => [label, text]));
    const cameFrom = Object.entries(attribution ?? {}).map(([name, value]) => `${name}: ${value}`);
    yield [
      text(id),
      { kind: 'time', value: dhakaMinute(receivedAt).replace(/ Dhaka$/, '') },
      text(nounOf(lead)),
      text(status === 'quarantined' ? 'yes' : 'no'),
      text(stateWords(lead.form)[state]),
      text(owner),
      text(callOn ?? ''),
      ...columns.map(({ label, kind }): Cell => {
        return { kind: kind === 'phone' ? 'phone' : 'text', value: answers.get(label) ?? '' };
      }),
      text(notes.map(({ written_at, author, words }) => `${dhakaMinute(written_at)}, ${author}: ${words}`).join('\n')),
      text(attachment?.name ?? ''),
      text(marketingText(lead)),
      text(page),
      text(cameFrom.join('; ')),
    ];
  }
}

function text(value: string): Cell {
  return { kind: 'text', value };
}
