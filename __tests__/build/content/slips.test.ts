import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf } from '../../../src/content/format-report';
import { checkRepository } from '../../../src/content/report';
import { paragraphs, picture } from '../../../src/content/schema/common';
import { job } from '../../../src/content/schema/job';
import { checkout, readJson } from '../../support/folders';

const terms = 'legal/terms.json';
const writer = readJson<Record<string, unknown>>('data/live/jobs/technical-writer.json');

test.each([
  'WhatsApp Image 2026-11-30 at 10.22.33 AM',
  'IMG_20261130_102233.jpg',
  'IMG-20261130-WA0001',
  'DSC00012',
  'Screenshot_20261130',
  'Screenshot from 2026-11-30',
  'dashboard.webp',
])('A picture is not described by the name of its file: %s', (alt) => {
  const { error } = picture('clients').safeParse({ file: '../images/a.png', alt });
  expect(error?.issues).toMatchObject([{ message: 'is the name of a file: say what is seen on the picture' }]);
});

test.each(['Orders of a day, as tickets', 'Screenshot of 300 orders', 'Signal 5 of the gate'])(
  'A picture is described by what is seen: %s',
  (alt) => expect(picture('clients').safeParse({ file: '../images/a.png', alt }).success).toBe(true),
);

test.each(['– Lunch at the office', '-Bangla and some English', '1) Lunch', '2. Lunch', 'a) Lunch', '\u25aa Lunch'])(
  'A point that another program made is told in a job and in a paragraph: %s',
  (line) => {
    expect(job.safeParse({ ...writer, benefits: [line] }).error?.issues).toHaveLength(1);
    expect(paragraphs('A text.').safeParse([line]).error?.issues).toHaveLength(1);
  },
);

test.each(['24 hours a day', '2.5 days a week', 'A (short) text', 'e-mail and chat', '(optional) a car'])(
  'Words that only begin with a number or a sign are no point: %s',
  (line) => {
    expect(job.safeParse({ ...writer, benefits: [line] }).success).toBe(true);
    expect(paragraphs('A text.').safeParse([line]).success).toBe(true);
  },
);

test.each([
  ['Last updated Juli 25th, 2204', 'has "Juli" where a month is expected; you may have meant "July"'],
  ['February 30th, 2024', 'has February 30, 2024, a day that the calendar does not have'],
  ['July 25th, 2042', 'is still to come'],
  ['Last updated 25/07/2024', 'has a date that is not understood'],
])('A legal text that was last changed on a day that cannot be is refused: %s', (updated, says) => {
  expect(refused(terms, 'Last updated July 25th, 2024', updated)).toEqual([
    expect.stringContaining(`data/legal/terms.json: updated ${says}`),
  ]);
});

test.each(['Last updated 25 July 2024', 'First version, November 2026', 'First version'])(
  'A legal text may say when it was changed in other words: %s',
  (updated) => expect(refused(terms, 'Last updated July 25th, 2024', updated)).toEqual([]),
);

test('A clause that is missing between two is told by its number', () => {
  expect(refused(terms, '"number": "1.5"', '"number": "1.6"')).toEqual([
    'data/legal/terms.json: sections 1 → clauses 5 → number is "1.6" where "1.5" is expected: bring back what is missing, or count on.',
  ]);
});

test('An industry that no product is for is pointed out, with its empty page', () => {
  const root = checkout();
  change(
    root,
    'industries.json',
    '[',
    '[{ "id": 99, "slug": "hotel-industry", "title": "Hotels", "icon": "hotel", "page": { "title": "Software for hotels", "text": "Rooms and guests." } },',
  );
  const { problems, notices } = checkRepository(root);
  expect(problems).toEqual([]);
  expect(linesOf(notices)).toContain(
    'data/industries.json: entry 1 → slug is "hotel-industry", which no product has as its tag, so that visitors find an empty page at /products/hotel-industry; please look whether that is meant.',
  );
});

test.each([
  ['{emial}', 'has "{emial}', 'you may have meant "{email}"'],
  ['[price:starter-1]', 'has "[price:starter-1]', 'a fact is named as in {lowest:shared}'],
  ['{{price:starter-1}}', 'has "{{price:starter-1}}', 'a fact is named as in {lowest:shared}'],
])('A name in the wrong brackets, or with a slip, is told as it was typed: %s', (typed, says, remedy) => {
  const [line] = refused(terms, 'write to {email}', `write to ${typed}`);
  expect(line).toContain(says);
  expect(line).toContain(remedy);
});

test.each(['TBD', 'xxx'])('Words that are still to come are told: %s', (word) => {
  expect(refused(terms, 'write to {email}', `write to ${word}`)).toEqual([expect.stringContaining(`has "${word}"`)]);
});

function refused(file: string, from: string, to: string): string[] {
  const root = checkout();
  change(root, file, from, to);
  return linesOf(checkRepository(root).problems);
}

function change(root: string, file: string, from: string, to: string): void {
  const place = path.join(root, 'data', file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}
