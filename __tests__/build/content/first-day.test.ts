import { collections } from '../../../src/content/collections';
import { checkDates } from '../../../src/content/dates';

const collection = collections.find(({ type }) => type === 'Job');

test.each([
  ['that is today in Dhaka is taken, though it is yesterday elsewhere', '2026-11-30', '2026-11-29T18:30:00Z', false],
  ['that has not begun in Dhaka is refused', '2026-11-30', '2026-11-29T17:30:00Z', true],
  ['a week ahead is refused, with what to do', '2026-12-06', '2026-11-29T12:00:00Z', true],
  ['that is past is taken', '2026-11-01', '2026-11-29T12:00:00Z', false],
])('The first day of a job %s', (_, published, now, isRefused) => {
  if (!collection) throw new Error('There is no collection of jobs');
  const value = { published, deadline: '2027-01-31' };
  const file = 'live/jobs/tester.json';
  const found = checkDates({ collection, file, entries: [{ value, path: '' }] }, new Date(now));
  const message = expect.stringMatching(/^is still to come, .+ Keep the file outside data until then/);
  expect(found).toEqual(isRefused ? [{ file, path: 'published', message }] : []);
});
