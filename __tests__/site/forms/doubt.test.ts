import { doubtOf } from '../../../src/forms/state/doubt';

test.each([
  ['017123', 'missing? Mobile numbers have 11 digits, and this has 6'],
  ['০১৭১২৩৪৫৬৭', 'missing'],
  ['+880 1712-34567', 'missing'],
  ['0171234567899', 'too many'],
])('A mobile number of another length is asked about: %s', (written, words) => {
  expect(doubtOf('phone', written)).toContain(words);
});

test.each(['01712345678', '+880 1712-345678', '8801712345678', '02 9123456', '+44 20 7946 0018', '', 'soon'])(
  'No question is asked about the number "%s"',
  (written) => {
    expect(doubtOf('phone', written)).toBeUndefined();
  },
);

test.each([
  ['salma@gmail.con', 'salma@gmail.com'],
  ['salma@gmial.com', 'salma@gmail.com'],
  ['salma@gmil.com', 'salma@gmail.com'],
  ['salma@gmaill.com', 'salma@gmail.com'],
  ['Salma@Yahooo.com', 'salma@yahoo.com'],
  ['salma@shop.con', 'salma@shop.com'],
  ['mailto:salma@gmial.com', 'salma@gmail.com'],
])('%s is asked about: did you mean %s?', (written, meant) => {
  expect(doubtOf('email', written)).toBe(`Did you mean ${meant}?`);
});

test.each(['salma..akter@gmail.com', '.salma@shop.com.bd', 'salma.@shop.com.bd'])(
  'A dot too many is asked about: %s',
  (written) => {
    expect(doubtOf('email', written)).toBe('Is a dot too many in front of the @?');
  },
);

test.each([
  'salma@gmail.com',
  'salma.akter@gmail.com',
  'salma@ymail.com',
  'salma@mail.com',
  'info@shop.com.bd',
  'salma@',
  'salma',
  'a@b.co',
  '',
])('No question is asked about the address "%s"', (written) => {
  expect(doubtOf('email', written)).toBeUndefined();
});

test('No question is asked about anything else', () => {
  expect(doubtOf('text', '017123')).toBeUndefined();
});
