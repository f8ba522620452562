import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRepository } from '../../../src/content/report';
import { linksIn } from '../../../src/content/schema/html';
import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { maxFileSize } from '../../../src/contract/attachment';
import { readFaqs } from '../../../src/contract/faqs';
import { checkout, readJson } from '../../support/folders';

const file = 'live/faqs.json';
const faqs = readJson<Record<string, unknown>[]>(`data/${file}`);

test('There are at least forty questions in six subjects, readable as the API answers them', () => {
  const { rows, troubles } = readFaqs({ faq_list: faqs });
  expect(troubles).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
});

test('Answers about a file say how large one may be as the forms do', () => {
  const said = faqs.map(({ description }) => /PDF or Word file of at most (.+?)\.</.exec(String(description))?.[1]);
  expect(said.filter((size) => size !== undefined)).toEqual([maxFileSize, maxFileSize]);
});

test('The links in a text are found', () => {
  expect(linksIn('<p><a href="/a">a</a> <a href="https://b.example">b</a></p>')).toEqual(['/a', 'https://b.example']);
});

test.each([
  ['an element that is not allowed', '<div>Text</div>', 'holds <div>, which is not allowed here; use p, br, '],
  ['a script', 'Text<script>run()</script>', 'holds <script>, which is not allowed here; '],
  ['a comment', 'Text <!-- note -->', 'holds <!-->, which is not allowed here; '],
  ['an attribute', '<p class="big">Text</p>', 'holds <p class="big">; only <a href="..."> may say more than its name'],
  ['a link with a target', '<a href="/faqs" target="_blank">x</a>', 'holds <a href="/faqs" target="_blank">; only '],
  [
    'a link to a script',
    '<a href="javascript:run()">x</a>',
    'links to "javascript:run()"; a link begins with https://',
  ],
  ['an element that is not closed', '<p>Text', 'holds HTML that is not closed or not nested properly; '],
  [
    'elements that overlap',
    '<p><strong>a<em>b</strong></em></p>',
    'holds HTML that is not closed or not nested properly; ',
  ],
  ['a link to no page', '<a href="/nowhere">x</a>', 'links to /nowhere, which is not a page of this site'],
  ['nothing', '', 'must not be empty'],
  ['a line break beside HTML', 'Yes.\n\n<a href="/faqs">All answers</a>', 'has a line break beside HTML, '],
  ['a frame around nothing', '<p>&nbsp;</p>', 'has nothing to read in it'],
])('An answer with %s is refused, and its place is named', (_, description, message) => {
  expect(problems((entries) => withFirst(entries, { description }))).toEqual([
    { file, path: '[0].description', message: expect.stringContaining(message) },
  ]);
});

test.each([
  ['two lines', 'Yes.\nBook a demo.', '<p>Yes.<br>Book a demo.</p>'],
  ['two paragraphs, as Windows types them', 'Yes.\r\n\r\nA & B do.', '<p>Yes.</p><p>A &amp; B do.</p>'],
  [
    'lines between paragraphs of HTML',
    '<p>Yes.</p>\n<ul>\n  <li>One</li>\n</ul>',
    expect.stringContaining('<li>One</li>'),
  ],
])('An answer with %s is accepted, and read as it was typed', (_, description, html) => {
  expect(problems((entries) => withFirst(entries, { description }))).toEqual([]);
  expect(sanitiseHtml(description)).toEqual(html);
});

test.each([
  ['id', 2],
  ['title', faqs[1]?.title],
])('Two questions with one %s are refused', (field, value) => {
  expect(problems((entries) => withFirst(entries, { [field]: value }))).toEqual([
    { file, path: `[1].${field}`, message: expect.stringContaining(`"${value}" is already used by data/${file}`) },
  ]);
});

test('An unknown priority is refused', () => {
  expect(problems((entries) => withFirst(entries, { priority: 'Urgent' }))).toEqual([
    { file, path: '[0].priority', message: 'must be "High" or "Normal", not "Urgent"' },
  ]);
});

/** What the check says about the questions after a change. */
function problems(change: (entries: typeof faqs) => unknown) {
  const root = checkout();
  const target = path.join(root, 'data', file);
  writeFileSync(target, JSON.stringify(change(JSON.parse(readFileSync(target, 'utf8')))));
  return checkRepository(root).problems.filter((problem) => problem.file === file);
}

function withFirst([first, ...rest]: typeof faqs, change: object) {
  return [{ ...first, ...change }, ...rest];
}
