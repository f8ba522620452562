import { sanitiseHtml } from '../../../src/content/served/sanitise-html';
import { readAttribution } from '../../../src/contract/attribution';
import { faqList, readFaqs } from '../../../src/contract/faqs';
import { jobList, readJobs } from '../../../src/contract/job-list';
import { jobKeys } from '../../../src/contract/jobs';
import { liveLists, readList } from '../../../src/contract/lists';
import { readDate } from '../../../src/contract/written-dates';
import { type Family, growth, mostPerDoubling } from '../support/growth';

/** In characters: what a text of a list can have. */
const longestText = 30_000;

const fills = [
  '<p>',
  '<ul><li>',
  '<a href="',
  '<a href="https://',
  '<b ',
  '<!--',
  '&amp',
  '&#',
  '&lt;',
  '</p>',
  '<',
  '"',
  '=',
  ' ',
  '<p>\u00a0</p>',
  '<td>',
  '<div ',
  '</tr>',
  'a\n',
  '\n \n',
  '\ufdd0 ',
  '\u200b',
  '2026-11-20 ',
  'T',
  '\u0301\u0316',
];

const html: Family<string>[] = fills.map((fill) => ({
  name: `HTML of ${fill}`,
  largest: longestText,
  input: (size) => fill.repeat(size / fill.length),
  read: sanitiseHtml,
}));

const jobs: Family<unknown>[] = fills.map((fill) => ({
  name: `a job of ${fill}`,
  largest: longestText,
  input: (size) => ({
    [jobList.key]: [Object.fromEntries(jobKeys.map((key) => [key, fill.repeat(size / fill.length)]))],
  }),
  read: readJobs,
}));

const questions: Family<unknown>[] = fills.map((fill) => ({
  name: `a question of ${fill}`,
  largest: longestText,
  input: (size) => ({
    [faqList.key]: [{ id: 1, title: 'T', category: 'C', description: fill.repeat(size / fill.length) }],
  }),
  read: readFaqs,
}));

const deadlines: Family<string>[] = ['2026-11-20 ', ' ', '0', '\u00a0', 'T', '2026-11-20T10:00:00.0', '['].map(
  (fill) => ({
    name: `a deadline of ${fill}`,
    largest: longestText,
    input: (size) => `2026-11-20T10:00:00.${fill.repeat(size / fill.length)}`,
    read: readDate,
  }),
);

const writtenDates: Family<string>[] = [
  '1',
  '1.',
  'a',
  'mon',
  'বার',
  '১',
  '31 Jan ',
  '1/1/2020 ',
  ', ',
  ' 10:00',
  'st',
].map((fill) => ({
  name: `a deadline of nothing but ${fill}`,
  largest: longestText,
  input: (size) => fill.repeat(size / fill.length),
  read: readDate,
}));

const rows: Family<unknown>[] = [
  {
    name: 'a list of many entries',
    largest: 5000,
    input: (size) => ({
      [liveLists.products.key]: Array.from({ length: size }, (_, id) => ({ id, product_name: `P${id}` })),
    }),
    read: (answer) => readList('products', answer),
  },
  {
    name: 'a list of one entry many times',
    largest: 5000,
    input: (size) => ({ [liveLists.products.key]: Array.from({ length: size }, () => ({ id: 1, product_name: 'P' })) }),
    read: (answer) => readList('products', answer),
  },
  {
    name: 'the way here, in nested JSON',
    largest: 256 * 1024,
    input: (size) => '{"referrer":'.repeat(size / 12),
    read: (json) => readAttribution(String(json)),
  },
];

test.each([...html, ...jobs, ...deadlines, ...writtenDates, ...questions, ...rows])(
  'Reading a list grows no faster than it: $name',
  async (family) => {
    expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
  },
);
