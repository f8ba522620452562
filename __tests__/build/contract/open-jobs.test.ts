import { readJobs } from '../../../src/contract/job-list';
import { openJobOptions } from '../../../src/contract/open-jobs';

const deadline = { application_deadline: '2027-01-31' };

test('The positions of an application are the titles of open jobs, each once', () => {
  const jobs = [
    { job_title: 'Designer', ...deadline },
    { job_title: 'Tester', application_deadline: '2026-10-31' },
    { job_title: 'Designer', ...deadline },
  ];
  expect(openJobOptions(jobs, Date.parse('2026-11-20'))).toEqual([{ value: 'Designer', label: 'Designer' }]);
});

test('What a position is shown as is clean, and what is sent is the title letter for letter', () => {
  const titles = ['C++ <Senior>', 'QA &amp; Test', 'Web  Developer', ' Lead\n', 'Web Developer', 7];
  const answer = { job_list: titles.map((job_title, id) => ({ id, job_title })) };
  const { rows } = readJobs(answer, (html) => html.replace('&amp;', '&'));
  expect(openJobOptions(rows, 0)).toEqual([
    { value: 'C++ <Senior>', label: 'C++ <Senior>' },
    { value: 'QA &amp; Test', label: 'QA & Test' },
    { value: 'Web  Developer', label: 'Web Developer' },
    { value: ' Lead\n', label: 'Lead' },
    { value: '7', label: '7' },
  ]);
});
