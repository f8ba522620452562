import { explain } from '../../../src/content/explain';
import { job } from '../../../src/content/schema/job';
import { entriesOf, readJson } from '../../support/folders';

const name = 'software-engineer-laravel.json';
const good = readJson<Record<string, unknown>>(`data/live/jobs/${name}`);

test('There are at least eight jobs, of every kind of workplace and employment', () => {
  const jobs = entriesOf('data/live/jobs').map((file) => job.parse(file));
  expect(jobs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(jobs.map(({ workplace }) => workplace)).size).toBe(3);
  expect(new Set(jobs.map(({ employment }) => employment)).size).toBe(4);
});

test.each([
  ['a deadline before the first day', { deadline: '2026-11-07' }, 'must not be before the day of "published"'],
  ['a deadline in words', { deadline: '31 January 2027' }, 'must be a date such as "2027-01-31": year, month and day'],
  ['office work without a city', { city: undefined }, 'is missing: only remote work may leave it out'],
  ['HTML', { benefits: ['- <b>Lunch</b>'] }, 'must be plain text: HTML is shown as it is typed'],
  [
    'an empty section',
    { benefits: [] },
    'needs at least one line; leave the whole section out when there is nothing to say',
  ],
  ['a salary that falls', { salary: { from: 9, to: 5, per: 'month' } }, 'needs "to" not below "from"'],
  [
    'an unknown employment',
    { employment: 'freelance' },
    'must be "full-time" or "part-time" or "contract" or "internship", not "freelance"',
  ],
])('A job file with %s is refused in plain words', (_what, change, message) => {
  const value = { ...good, ...change };
  const result = job.safeParse(value);
  expect(result.error?.issues.flatMap((issue) => explain(issue, value)).map((one) => one.message)).toEqual([message]);
});
