import type { z } from 'zod';
import { collections } from '../../../src/content/collections';
import { checkDoubles } from '../../../src/content/doubles';
import { explain } from '../../../src/content/explain';
import { externalUrl, film, line } from '../../../src/content/schema/common';
import { faq } from '../../../src/content/schema/faq';
import { job } from '../../../src/content/schema/job';
import { telephone, telephoneDigits } from '../../../src/content/schema/telephone';
import { readJson } from '../../support/folders';

const text = line(200, 'A text.');
const writer = readJson<Record<string, unknown>>('data/live/jobs/technical-writer.json');
const question = { id: 1, title: 'Why?', category: 'Us', priority: 'High' };

/** What the check says of a value. */
function said(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => explain(issue, value)).map(({ message }) => message);
}

test.each([
  'T&Cs; apply',
  'Card **** 1234',
  'Call 01******34 or 02******56',
  'The file __init__.py',
  'Price** and fee** with VAT',
  'A voilà, naïve café in São Tomé: “Æther” – 5 °C',
  '৫\u200cটি দোকান',
])('A text that only looks like a mistake is accepted: %s', (words) => {
  expect(said(text, words)).toEqual([]);
});

test.each([
  ['Donâ€™t wait', 'you may have meant "Don’t"'],
  ['CafÃ© Dhaka', 'you may have meant "Café"'],
  ['In à¦¢à¦¾à¦•à¦¾ today', 'you may have meant "ঢাকা"'],
  ['Use **bold** words', 'so write "bold"'],
  ['Use __very bold__ words', 'so write "very bold"'],
  ['See [our page](https://kantha.example)', 'so write "our page"'],
  ['Clinics &copy; doctors', 'write the sign itself'],
  ['5\u200c6', 'a non-joiner'],
])('A text that was marked or misread is told with what was meant: %s', (words, meant) => {
  expect(said(text, words)).toEqual([expect.stringContaining(meant)]);
});

test.each([
  ['Use **bold** words', 'so write "<strong>bold</strong>"'],
  ['See [our page](/faqs)', 'so write "<a href="/faqs">our page</a>"'],
  ['# Title\nText', 'so write "<h3>Title</h3>"'],
  ['We have:\n- one', 'so write "<ul><li>one</li></ul>"'],
  ['<p>Donâ€™t</p>', 'you may have meant'],
  ['One\ttwo', 'has a tab'],
  ['<a href="hello@kantha.example">x</a>', 'write "mailto:" before it'],
  ['<a href="https://kantha.example/my page">x</a>', 'must not have a blank in it'],
])('An answer is told with the HTML that was meant: %s', (description, meant) => {
  expect(said(faq, { ...question, description })).toEqual([expect.stringContaining(meant)]);
});

test('A point of a job begins as points do there, and its title is read as words', () => {
  expect(said(job, { ...writer, benefits: ['• Lunch'] })).toEqual([expect.stringContaining('one begins with "- "')]);
  expect(said(job, { ...writer, title: '**Writer**' })).toEqual([expect.stringContaining('so write "Writer"')]);
  expect(said(job, { ...writer, title: '???' })).toEqual(['must have a letter or a digit']);
  expect(said(job, { ...writer, title: 'C++ & C# <Developer>' })).toEqual([]);
});

test.each([
  'mailto:hello@kantha.example',
  'mailto:hello@kantha.example?subject=a/b',
  'mailto:hello@kantha.example,sales@kantha.example',
  'mailto:?subject=Software',
  'tel:+8801712345678',
  'tel:16247',
  'http://old.example/x',
  '/faqs',
])('A link in an answer is accepted: %s', (href) => {
  expect(said(faq, { ...question, description: `<a href="${href}">x</a>` })).toEqual([]);
});

test.each(['tel:', 'tel:call us', 'tel:+880', 'tel:+880 1712-345678'])('A call to nobody is refused: %s', (href) => {
  expect(said(faq, { ...question, description: `<a href="${href}">x</a>` })).toHaveLength(1);
});

test.each([
  ...['??? ?? ?????? ???? ???? ??????', '?????? ?????, ???', 'Kantha ????? ??', '??????', '(???? ????) 5'],
  ...['<p>????? ??????</p>', '<li>???</li>', '?????!', '?????…', '[?????]', '????-?????', '??-??', '«???»', '5 ????s'],
])('Words that an encoding has lost are told, and how to bring them back: %s', (description) => {
  const told = expect.stringMatching(/has lost them, so type them again/);
  expect(said(faq, { ...question, description })).toEqual([told]);
});

test.each([
  ...['Really??', 'What?? Yes', 'Who? When? Where?', 'Is it ready ? Yes', 'He asked: ??', 'Really??? Yes', 'No!???'],
  ...['<strong>Why</strong>???', 'Why?<br>???', 'Why?<br />???', 'You ask “Why”???', 'You ask "Why"???'],
  ...['Really (truly)???', 'Is it 5%???', 'Wait…???', 'Do you know C++???'],
])('Question marks that may be meant are no lost words: %s', (description) =>
  expect(said(faq, { ...question, description })).toEqual([]),
);

test.each(['mailto:', 'mailto:?', 'mailto:?x', 'mailto:hello', 'mailto:hello@kantha.example,sales'])(
  'A letter to nobody is refused: %s',
  (href) => {
    const found = said(faq, { ...question, description: `<a href="${href}">x</a>` });
    expect(found).toEqual([expect.stringContaining('no e-mail address behind "mailto:"')]);
  },
);

test.each([
  ['https:/blog.example', 'two slashes'],
  ['https:blog.example', 'two slashes'],
  ['https:\\\\blog.example', 'two slashes'],
  ['https://facebook,com', 'you may have meant "facebook.com"'],
  ['https://hello@kantha.example', 'an e-mail address'],
  ['mailto:hello@kantha.example', 'an e-mail address'],
  ['https://a.example,https://b.example', 'two addresses'],
  ['https://a.examplehttps://b.example', 'two addresses'],
  ['https://a.example b', 'must not have a blank'],
  ['ftp://a.example', 'begins with https://'],
])('An address that leads nowhere is told as what it is: %s', (address, message) => {
  expect(said(externalUrl, address)).toEqual([expect.stringContaining(message)]);
  if (address.startsWith('https')) expect(said(film, address)).toEqual([expect.stringContaining(message)]);
});

test('A film whose path has a blank is told of the blank', () => {
  expect(said(film, '/files/my film.mp4')).toEqual(['must not have a blank in it, nor at an end']);
});

test.each([
  'https://web.archive.org/web/2020/https://kantha.example',
  'https://a.example/?to=https://b.example',
  'https://বাংলা.example',
  'https://my_shop.example/@us',
])('An unusual address is accepted: %s', (address) => expect(said(externalUrl, address)).toEqual([]));

test('A short code is a number to call, and a number for a chat has its country code', () => {
  expect(said(telephone, '16247')).toEqual([]);
  expect(said(telephone, '999')).toEqual([]);
  expect(said(telephone, '01712345678')).toEqual([expect.stringContaining('country code')]);
  expect(said(telephoneDigits, '16247')).toEqual([expect.stringContaining('nobody can dial')]);
  expect(said(telephoneDigits, '880171123456')).toEqual([expect.stringContaining('a mobile number has 10 behind 880')]);
  expect(said(telephoneDigits, '88001711234567')).toEqual([expect.stringContaining('leave it out')]);
  expect(said(telephoneDigits, '88029123456')).toEqual([]);
  expect(said(telephoneDigits, '1712345678')).toEqual(['has no country code: put 880 before it, as in 8801712345678']);
  expect(said(telephoneDigits, '12025550123')).toEqual([]);
});

test.each([
  ['internship', 2000, 'month', []],
  ['part-time', 1500, 'month', []],
  ['part-time', 60, 'hour', []],
  [
    'internship',
    45,
    'month',
    ['is ৳45 a month, which cannot be meant: the whole amount is between ৳500 and ৳1,000,000'],
  ],
  ['full-time', 2000, 'month', [expect.stringContaining('between ৳3,000')]],
  ['full-time', 5, 'hour', [expect.stringContaining('is ৳5 an hour')]],
])('A salary of an %s of %d a %s is judged by the work', (employment, from, per, messages) => {
  expect(said(job, { ...writer, employment, salary: { from, per } })).toEqual(messages);
});

test('What a text says again under another heading, and a town in its district, are no doubles', () => {
  const doubles = (value: unknown) =>
    collections
      .slice(0, 1)
      .flatMap((collection) => checkDoubles({ collection, file: '', entries: [{ value, path: '' }] }));
  const work = ['Must have:', '- Tests', 'Must have:', '- Tests', 'Web', '- Speed'];
  expect(doubles({ requirements: work, contact: { offices: [{ lines: ['Dhaka', 'Dhaka'] }] } })).toEqual([]);
  expect(doubles({ requirements: [...work, '- Speed'] })).toHaveLength(1);
  expect(doubles({ company: ['We write.', 'We read.', 'We write.'] })).toHaveLength(1);
});
