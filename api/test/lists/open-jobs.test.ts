import { writeFiles } from '../../../kit/folders';
import { LiveLists } from '../../src/lists/live-lists';
import { dataFolder } from '../support/folders';
import { jobFile } from '../support/jobs';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['while the job is open', '2027-01-31T23:59:00+06:00', true],
  ['the day after, for whoever had the form open', '2027-02-01T23:59:00+06:00', true],
  ['but no later', '2027-02-02T00:00:00+06:00', false],
])('a position can be applied for %s', async (_when, now, offered) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const folder = dataFolder();
  writeFiles(folder, { 'live/jobs/tester.json': jobFile({ title: 'Tester', deadline: '2027-01-31' }) });
  const lists = new LiveLists(folder, { warn: jest.fn() });
  expect(await lists.options('openJobs')).toEqual(offered ? [{ value: 'Tester', label: 'Tester' }] : []);
});

test('any position passes when the jobs could never be read', async () => {
  const folder = dataFolder();
  writeFiles(folder, { 'live/jobs/tester.json': '{' });
  expect(await new LiveLists(folder, { warn: jest.fn() }).options('openJobs')).toBeUndefined();
});
