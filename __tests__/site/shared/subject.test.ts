import { chatMessage, subjectOf } from '../../../src/shared/subject';

const product = { kind: 'Product', slug: 'crm', title: 'Customer Relationship Management' };
const url = 'https://kantha.example/product/crm';

test('A page is about what its query names the subject', () => {
  expect(subjectOf({ words: {}, subject: product })).toEqual(product);
});

test.each([[undefined], [null], [{ words: {} }], [{ subject: null }], [{ subject: { title: 'CRM' } }]])(
  'A page whose data is %j is about nothing in particular',
  (data) => {
    expect(subjectOf(data)).toBeUndefined();
  },
);

test('A chat from a product or service names it and says where it was read about', () => {
  expect(chatMessage('Kantha', url, product)).toBe(
    `Hello Kantha, I have a question about Customer Relationship Management: ${url}`,
  );
});

test('A job is a subject, although it has no slug', () => {
  expect(subjectOf({ subject: { kind: 'Job', title: 'Accountant' } })).toEqual({
    kind: 'Job',
    slug: null,
    title: 'Accountant',
  });
});

test('A chat from a job names the position', () => {
  const job = { kind: 'Job', slug: null, title: 'Accountant' };
  expect(chatMessage('Kantha', url, job)).toBe(`Hello Kantha, I have a question about the position Accountant: ${url}`);
});

test('A chat from any other page says which page it is', () => {
  expect(chatMessage('Kantha', 'https://kantha.example/hosting')).toBe(
    'Hello Kantha, I have a question about https://kantha.example/hosting',
  );
});
