import type { FieldDefinition } from '../../../../src/contract/form-definition';
import { forms } from '../../../../src/contract/forms/all';
import { answersOf, nounOf, type OptionsOf } from '../answers';
import { dhakaMinute } from '../dhaka-time';
import { marketingText } from '../marketing/words';
import type { StoredLead } from '../store/lead';

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
 * called. `form`: the columns of that form only.
 */
export function wordTable(leads: AsyncIterable<StoredLead>, form: string | undefined, optionsOf: OptionsOf): Table {
  const chosen = forms.filter(({ name }) => form === undefined || name === form);
  const fields = chosen.flatMap((one) => one.fields.filter(({ kind }) => kind !== 'file'));
  const columns = [...new Map(fields.map((field) => [field.label, field])).values()];
  return {
    headings: [...before, ...columns.map(({ label }) => label), ...behind],
    rows: rowsOf(leads, columns, optionsOf),
  };
}

const before = ['Receipt', 'Received (Dhaka)', 'Form', 'Status'];
const behind = ['File', 'Marketing', 'Sent from', 'Came from'];

async function* rowsOf(
  leads: AsyncIterable<StoredLead>,
  columns: readonly FieldDefinition[],
  optionsOf: OptionsOf,
): AsyncIterable<readonly Cell[]> {
  for await (const lead of leads) {
    const { id, receivedAt, form, status, attachment, page, attribution } = lead;
    const answers = new Map((await answersOf(lead, optionsOf)).map(({ label, text }) => [label, text]));
    const cameFrom = Object.entries(attribution ?? {}).map(([name, value]) => `${name}: ${value}`);
    yield [
      text(id),
      { kind: 'time', value: dhakaMinute(receivedAt).replace(/ Dhaka$/, '') },
      text(nounOf(form)),
      text(status),
      ...columns.map(({ label, kind }): Cell => {
        return { kind: kind === 'phone' ? 'phone' : 'text', value: answers.get(label) ?? '' };
      }),
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
