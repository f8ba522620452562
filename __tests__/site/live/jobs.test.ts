import { forgetJobs, loadJobs } from '../../../src/live/jobs';
import { wireJob } from '../../support/jobs';
import { answer, answerWith, requestsFor } from '../../support/network';

const list = '/api/job-list';

beforeEach(() => {
  forgetJobs();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('Parts of a page that ask at one time share a list of jobs', async () => {
  answerWith(`GET ${list}`, titled('Tester'));
  await loadJobs();
  jest.advanceTimersByTime(20_000);
  await loadJobs();
  expect(requestsFor(list)).toHaveLength(1);
});

test('A change to a job shows to whoever asks half a minute later, since an answer is cached for as long again', async () => {
  answerWith(`GET ${list}`, titled('Tester'), titled('Senior Tester'));
  expect(await titles()).toEqual(['Tester']);
  jest.advanceTimersByTime(30_000);
  expect(await titles()).toEqual(['Senior Tester']);
});

function titled(job_title: string) {
  return answer(200, { job_list: [wireJob({ job_title })] });
}

async function titles(): Promise<string[]> {
  return (await loadJobs()).map(({ job_title }) => job_title);
}
