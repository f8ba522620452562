import { findJob, isOpen, jobPath, openJobOptions, readJobs } from '../../../src/contract/jobs';

const deadline = { application_deadline: '2027-01-31' };

test.each([
  ['in the last second of the deadline in Dhaka', '2027-01-31T23:59:59+06:00', true],
  ['one second later', '2027-02-01T00:00:00+06:00', false],
])('A job %s is open: %s is %s', (_when, now, open) => {
  expect(isOpen(deadline, Date.parse(now))).toBe(open);
});

test.each(['', 'As soon as possible', '2027-99-99'])('A job with the deadline "%s" stays open', (words) => {
  expect(isOpen({ application_deadline: words }, Date.parse('2100-01-01'))).toBe(true);
});

test('The positions of an application are the titles of open jobs, each once', () => {
  const jobs = [
    { job_title: 'Designer', ...deadline },
    { job_title: 'Tester', application_deadline: '2026-10-31' },
    { job_title: 'Designer', ...deadline },
  ];
  expect(openJobOptions(jobs, Date.parse('2026-11-20'))).toEqual([{ value: 'Designer', label: 'Designer' }]);
});

test.each([
  ['UI/UX Designer', '103', '/join-team/ui-ux-designer-103'],
  ['সফটওয়্যার প্রকৌশলী', '7', '/join-team/7'],
])('%s has an address that ends with its id', (job_title, id, path) => {
  expect(jobPath({ job_title, id })).toBe(path);
});

test('A job of another backend may have a number for an id and lack what is optional', () => {
  expect(readJobs({ job_list: [{ id: 7, job_title: ' Tester ', vacancy: 2, age: null }] })).toMatchObject([
    { id: '7', job_title: 'Tester', vacancy: '2', age: '', salary: '' },
  ]);
});

test.each([
  ['no list', {}],
  ['a list under another key', { jobs: [] }],
  ['an entry that is no object', { job_list: ['Tester'] }],
  ['a job without an id', { job_list: [{ job_title: 'Tester' }] }],
  ['a job without a title', { job_list: [{ id: 1 }] }],
  ['a value that is an object', { job_list: [{ id: 1, job_title: 'Tester', salary: {} }] }],
  ['a text of a megabyte', { job_list: [{ id: 1, job_title: 'Tester', other_benefits: 'x'.repeat(1e6) }] }],
  ['a thousand jobs', { job_list: Array.from({ length: 1000 }, (_, id) => ({ id, job_title: 'Tester' })) }],
])('An answer with %s is a failure, never an empty list (X6)', (_what, answer) => {
  expect(() => readJobs(answer)).toThrow();
});

test.each([
  ['tester-7', '7'],
  ['an-old-title-7', '7'],
  ['7', '7'],
  ['tester-a-7', 'A-7'],
  ['tester-17', undefined],
  ['tester', undefined],
])('The address %s means the job %s', (lastPart, id) => {
  const jobs = [
    { id: '7', job_title: 'Tester' },
    { id: 'A-7', job_title: 'Tester' },
  ];
  expect(findJob(lastPart, jobs)?.id).toBe(id);
});
