import { answersOf } from '../../src/leads/answers';

const fields = { Customer_name: 'Rahima', product: '20', Country: 'BD', comment: '', older: 'x' };
const lists: Partial<Record<string, { value: string; label: string }[]>> = {
  products: [{ value: '20', label: 'Accounting Software' }],
};

test('staff read what the visitor chose in words, with the value beside them', async () => {
  const answers = await answersOf({ form: 'demo', fields }, async (source) => lists[source]);
  expect(answers).toEqual([
    ['Name', 'Rahima'],
    ['Product', 'Accounting Software (20)'],
    // Of a list that cannot be read the value is better than nothing.
    ['Country', 'BD'],
    ['Comment', ''],
    ['older', 'x'],
  ]);
});

test('the fields of a form that is there no more keep their own names', async () => {
  expect(await answersOf({ form: 'survey', fields: { colour: 'blue' } }, async () => undefined)).toEqual([
    ['colour', 'blue'],
  ]);
});
