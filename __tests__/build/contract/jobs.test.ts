import { readJobs } from '../../../src/contract/job-list';
import { findJob, isOpen, jobPath } from '../../../src/contract/jobs';

const deadline = { application_deadline: '2027-01-31' };

test.each([
  ['in the last second of the deadline in Dhaka', '2027-01-31T23:59:59+06:00', true],
  ['one second later', '2027-02-01T00:00:00+06:00', false],
])('A job %s is open: %s is %s', (_when, now, open) => {
  expect(isOpen(deadline, Date.parse(now))).toBe(open);
});

test.each([
  '2027-01-31 00:00:00',
  '2027-01-31T10:00:00Z',
  '2027-01-31T10:00:00.000000Z',
  '2027-01-31T23:59:59+06:00',
  '2027-01-30T18:00:00.000Z',
  '20270131',
  ' 2027-01-31 ',
  '31 January 2027',
  '31/01/2027',
  '1801332000',
  '৩১ জানুয়ারি ২০২৭',
])('A job with the deadline "%s" is open until that day is over in Dhaka', (application_deadline) => {
  const [job] = readJobs({ job_list: [{ id: 1, job_title: 'Tester', application_deadline }] }).rows;
  if (!job) throw new Error('The job was not read');
  expect(isOpen(job, Date.parse('2027-01-31T23:59:59+06:00'))).toBe(true);
  expect(isOpen(job, Date.parse('2027-02-01T00:00:00+06:00'))).toBe(false);
});

test.each(['', 'As soon as possible', '2027-99-99'])('A job with the deadline "%s" stays open', (words) => {
  expect(isOpen({ application_deadline: words }, Date.parse('2100-01-01'))).toBe(true);
});

test.each([
  ['UI/UX Designer', '103', '/join-team/ui-ux-designer-103'],
  ['সফটওয়্যার প্রকৌশলী', '7', '/join-team/7'],
])('%s has an address that ends with its id', (job_title, id, path) => {
  expect(jobPath({ job_title, id })).toBe(path);
});

test('A job of another backend may have a number for an id and lack what is optional', () => {
  expect(readJobs({ job_list: [{ id: 7, job_title: ' Tester ', vacancy: 2, age: null }] })).toMatchObject({
    rows: [{ id: '7', job_title: 'Tester', vacancy: '2', age: '', salary: '' }],
    troubles: [],
  });
});

test.each([
  ['is no object', 'Tester', 'Entry 2 is not an object'],
  ['has no id', { job_title: 'Tester' }, 'Entry 2 has no id'],
  ['has no title', { id: 2 }, 'Entry 2 (id 2) has no job_title'],
  ['has the id of an earlier one', { id: '1', job_title: 'Tester' }, 'Entry 2 (id 1) has the id of an earlier one'],
  [
    'has a text of a megabyte',
    { id: 2, job_title: 'Tester', other_benefits: 'x'.repeat(1e6) },
    'Entry 2 (id 2) has more than 30000 characters as other_benefits',
  ],
])('A job that %s is left out and named, and the others are kept (X6)', (_what, bad, trouble) => {
  const good = [1, 3].map((id) => ({ id, job_title: 'Tester' }));
  const { rows, troubles } = readJobs({ job_list: [good[0], bad, good[1]] });
  expect(rows.map(({ id }) => id)).toEqual(['1', '3']);
  expect(troubles).toEqual([trouble]);
});

test('A job with a value that is no text is kept without it, and named', () => {
  const { rows, troubles } = readJobs({ job_list: [{ id: 1, job_title: 'Tester', salary: { from: 1 }, age: true }] });
  expect(rows).toMatchObject([{ job_title: 'Tester', salary: '', age: '' }]);
  expect(troubles).toEqual([
    'Entry 1 (id 1) has something else than text as salary',
    'Entry 1 (id 1) has something else than text as age',
  ]);
});

test.each(['0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z', '9999-12-31'])(
  'The deadline "%s", which programs write for none, is none',
  (application_deadline) => {
    const { rows } = readJobs({ job_list: [{ id: 1, job_title: 'Tester', application_deadline }] });
    expect(rows).toMatchObject([{ application_deadline: '' }]);
  },
);

test.each([
  ['no list', {}],
  ['a list under another key', { jobs: [] }],
  ['no job that can be used', { job_list: ['Tester', { job_title: 'Tester' }, { id: 1 }] }],
])('An answer with %s is a failure, never an empty list (X6)', (_what, answer) => {
  expect(() => readJobs(answer)).toThrow();
});

test('Of a thousand jobs, the first 200 are kept, and the console says so', () => {
  const { rows, troubles } = readJobs({
    job_list: Array.from({ length: 1000 }, (_, id) => ({ id, job_title: 'Tester' })),
  });
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, id) => String(id)));
  expect(troubles).toEqual(['Only the first 200 of 1000 entries are read']);
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
