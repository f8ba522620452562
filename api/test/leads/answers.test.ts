import { answersOf, nounOf, textWithValue } from '../../src/leads/answers';

const fields = { Customer_name: 'Rahima', product: '20', Country: 'BD', comment: '', older: 'x' };
const lists: Partial<Record<string, { value: string; label: string }[]>> = {
  products: [{ value: '20', label: 'Accounting Software' }],
};

test('staff read what the visitor chose in words, with the value beside them', async () => {
  const answers = await answersOf({ form: 'demo', page: '', fields, words: {} }, async (source) => lists[source]);
  expect(answers).toEqual([
    { name: 'Customer_name', label: 'Name', value: 'Rahima', text: 'Rahima' },
    { name: 'product', label: 'Product', value: '20', text: 'Accounting Software' },
    // Of a list that cannot be read the value is better than nothing.
    { name: 'Country', label: 'Country', value: 'BD', text: 'BD' },
    { name: 'comment', label: 'Comment', value: '', text: '' },
    { name: 'older', label: 'older', value: 'x', text: 'x' },
  ]);
  expect(answers.map(textWithValue)).toEqual(['Rahima', 'Accounting Software (20)', 'BD', '', 'x']);
});

test('the fields of a form that is there no more keep their own names', async () => {
  const lead = { form: 'survey', page: '', fields: { colour: 'blue' }, words: {} };
  expect(await answersOf(lead, async () => undefined)).toEqual([
    { name: 'colour', label: 'colour', value: 'blue', text: 'blue' },
  ]);
});

test('an order is read as one, though it was sent as a message', async () => {
  const lead = { form: 'contact', page: '/hosting/vps-6', fields: { message: 'rahima.example' }, words: {} };
  expect(nounOf(lead)).toBe('order');
  expect(await answersOf(lead, async () => undefined)).toMatchObject([{ name: 'message', label: 'Domain name' }]);
  expect(nounOf({ ...lead, page: '/hosting' })).toBe('message');
});
