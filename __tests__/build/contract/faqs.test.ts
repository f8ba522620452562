import { isHighPriority, readFaqs } from '../../../src/contract/faqs';

const faq = { id: 1, title: 'Where?', description: 'Here.', category: 'Visits', priority: 'High' };

test('An answer is read to the five keys of a question, whatever else it holds', () => {
  const answer = { faq_list: [{ ...faq, title: ' Where? ', views: 12 }] };
  expect(readFaqs(answer)).toEqual({ rows: [faq], troubles: [] });
});

test.each(['High', 'high', ' HIGH '])('Priority %p is high (R-ENT-12)', (priority) => {
  expect(readFaqs({ faq_list: [{ ...faq, priority }] }).rows.map(isHighPriority)).toEqual([true]);
});

test.each(['Normal', '', undefined, 1])('Priority %p is not high', (priority) => {
  expect(readFaqs({ faq_list: [{ ...faq, priority }] }).rows.map(isHighPriority)).toEqual([false]);
});

test('An empty list is an answer', () => {
  expect(readFaqs({ faq_list: [] })).toEqual({ rows: [], troubles: [] });
});

test.each([
  ['is text', 'Where?', 'Entry 2 is not an object'],
  ['is null', null, 'Entry 2 is not an object'],
  ['has no id', { ...faq, id: '' }, 'Entry 2 (id ) has no id'],
  ['has an id of another kind', { ...faq, id: [2] }, 'Entry 2 has no id'],
  ['has no title', { ...faq, id: 2, title: ' ' }, 'Entry 2 (id 2) has no title'],
  ['has the id of an earlier one', { ...faq, id: '1' }, 'Entry 2 (id 1) has the id of an earlier one'],
  [
    'is as long as a book',
    { ...faq, id: 2, description: 'x'.repeat(5_000_000) },
    'Entry 2 (id 2) has more than 30000 characters as description',
  ],
])('A question that %s is left out and named, and the others are kept (X6)', (_, bad, trouble) => {
  const last = { ...faq, id: 3 };
  expect(readFaqs({ faq_list: [faq, bad, last] })).toEqual({ rows: [faq, last], troubles: [trouble] });
});

test.each([
  ['an answer that is null', { description: null }, { description: '' }, []],
  ['an answer that is no text', { description: ['Here.'] }, { description: '' }, ['something else than text']],
  ['an empty category', { category: ' ' }, { category: 'Other questions' }, ['has no category']],
  ['no category', { category: undefined }, { category: 'Other questions' }, ['has no category']],
])('A question with %s is kept', (_, change, kept, troubles) => {
  expect(readFaqs({ faq_list: [{ ...faq, ...change }] })).toEqual({
    rows: [{ ...faq, ...kept }],
    troubles: troubles.map((trouble) => expect.stringContaining(trouble)),
  });
});

test.each([
  ['nothing', null],
  ['a list without its key', [faq]],
  ['another key', { faqs: [faq] }],
  ['text in place of a list', { faq_list: 'none' }],
  ['no question that can be used', { faq_list: ['Where?', { ...faq, title: '' }] }],
  ['a library', { faq_list: Array.from({ length: 60 }, (_, id) => ({ ...faq, id, description: 'x'.repeat(20_000) })) }],
])('An answer that holds %s is a failure, not an empty list (R-API-14, X6)', (_, answer) => {
  expect(() => readFaqs(answer)).toThrow();
});

test('Of more questions than a page reads, the first thousand are kept, and the console says so', () => {
  const { rows, troubles } = readFaqs({ faq_list: Array.from({ length: 1001 }, (_, id) => ({ ...faq, id })) });
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, id) => id));
  expect(troubles).toEqual(['Only the first 1000 of 1001 entries are read']);
});
