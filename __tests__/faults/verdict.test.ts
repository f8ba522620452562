import type { Contents, Row } from '../../scripts/faults/check/rows';
import { holds, judge, type Verdict } from '../../scripts/faults/check/verdict';
import type { Sent, Told } from '../../scripts/faults/journal';

const sent = (key: string): Sent => ({ event: 'sent', key, form: 'demo', fields: `fields of ${key}`, file: null });
const told = (key: string, receipt: string | null): Told => ({ event: 'told', key, receipt, outcome: 'stored' });
const row = (key: string, changes: Partial<Row> = {}): Row => ({
  id: `receipt of ${key}`,
  key,
  form: 'demo',
  fields: `fields of ${key}`,
  file: null,
  ...changes,
});

const journal = [sent('a'), sent('b'), told('a', 'receipt of a'), told('b', 'receipt of b')];
const contents: Contents = { rows: [row('a'), row('b')], integrity: 'ok' };

test('a journal and a database that agree hold', () => {
  expect(holds(judge(journal, contents))).toBe(true);
});

test.each<[string, keyof Verdict, (Sent | Told)[], Contents]>([
  ['an acknowledged lead that is not stored', 'lost', journal, { ...contents, rows: [row('a')] }],
  ['a receipt of another lead', 'lost', [...journal, told('a', 'no receipt')], contents],
  [
    'a submission stored under two keys',
    'duplicated',
    journal,
    { ...contents, rows: [...contents.rows, row('c', { fields: 'fields of a' })] },
  ],
  ['other fields', 'different', journal, { ...contents, rows: [row('a', { fields: 'x' }), row('b')] }],
  ['another file', 'different', journal, { ...contents, rows: [row('a', { file: 'x' }), row('b')] }],
  ['another form', 'different', journal, { ...contents, rows: [row('a', { form: 'hire' }), row('b')] }],
  ['two receipts', 'receipts', [...journal, told('a', 'receipt of b')], contents],
  ['a lead that nobody sent', 'unknown', journal, { ...contents, rows: [...contents.rows, row('c')] }],
  ['a refusal', 'refused', [...journal, told('a', null)], contents],
])('%s is seen', (_, figure, lines, found) => {
  const verdict = judge(lines, found);
  expect(verdict[figure]).toBe(1);
  expect(holds(verdict)).toBe(false);
});

test.each<[string, (Sent | Told)[], Contents]>([
  ['nothing was sent', [], { rows: [], integrity: 'ok' }],
  ['somebody was never answered', [...journal, sent('c')], { ...contents, rows: [...contents.rows, row('c')] }],
  ['the file is damaged', journal, { ...contents, integrity: 'row 3 missing from index' }],
])('it does not hold when %s', (_, lines, found) => {
  expect(holds(judge(lines, found))).toBe(false);
});
