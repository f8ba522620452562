import { isHighPriority, readFaqs } from '../../../src/contract/faqs';

const faq = { id: 1, title: 'Where?', description: 'Here.', category: 'Visits', priority: 'High' };

test('An answer is read to the five keys of a question, whatever else it holds', () => {
  expect(readFaqs({ faq_list: [{ ...faq, title: ' Where? ', views: 12 }] })).toEqual([faq]);
});

test.each(['High', 'high', ' HIGH '])('Priority %p is high (R-ENT-12)', (priority) => {
  expect(readFaqs({ faq_list: [{ ...faq, priority }] }).map(isHighPriority)).toEqual([true]);
});

test.each(['Normal', '', undefined, 1])('Priority %p is not high', (priority) => {
  expect(readFaqs({ faq_list: [{ ...faq, priority }] }).map(isHighPriority)).toEqual([false]);
});

test('A question whose answer is empty does not take the others with it', () => {
  expect(readFaqs({ faq_list: [faq, { ...faq, id: 2, description: '' }] })).toHaveLength(2);
});

test('An empty list is an answer', () => {
  expect(readFaqs({ faq_list: [] })).toEqual([]);
});

test.each([
  ['nothing', null],
  ['a list without its key', [faq]],
  ['another key', { faqs: [faq] }],
  ['text in place of a list', { faq_list: 'none' }],
  ['a question that is text', { faq_list: ['Where?'] }],
  ['a question without an id', { faq_list: [{ ...faq, id: '' }] }],
  ['a question without a title', { faq_list: [{ ...faq, title: ' ' }] }],
  ['a description that is a list', { faq_list: [{ ...faq, description: ['Here.'] }] }],
  ['no category', { faq_list: [{ ...faq, category: undefined }] }],
  ['one id twice', { faq_list: [faq, { ...faq, id: '1' }] }],
  ['more questions than anybody asks', { faq_list: Array.from({ length: 1001 }, (_, id) => ({ ...faq, id })) }],
  ['a description of five megabytes', { faq_list: [{ ...faq, description: 'x'.repeat(5_000_000) }] }],
])('An answer that holds %s is a failure, not an empty list (R-API-14, X6)', (_, answer) => {
  expect(() => readFaqs(answer)).toThrow();
});
