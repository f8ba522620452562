import { type JobFile, jobOnTheWire } from '../../../../src/content/served/job-file';
import { jobKeys } from '../../../../src/contract/jobs';

const file: JobFile = {
  id: 101,
  title: 'Software Engineer, Laravel',
  summary: 'Build the screens of our products.',
  published: '2026-11-08',
  deadline: '2027-01-31',
  vacancies: 2,
  workplace: 'hybrid',
  city: 'Dhaka',
  employment: 'full-time',
  salary: { from: 55000, to: 80000, per: 'month' },
  experience: { from: 2, to: 4 },
  company: ['Two developers & a tester.'],
  responsibilities: ['In an ordinary month:', '- Build screens', '- Read code', 'And more.'],
};

test('A job file becomes exactly the 16 keys of the contract (R-ENT-11)', () => {
  expect(Object.keys(jobOnTheWire(file)).sort()).toEqual([...jobKeys].sort());
  expect(jobOnTheWire(file)).toEqual({
    id: '101',
    job_title: 'Software Engineer, Laravel',
    company_summery: '<p>Two developers &amp; a tester.</p>',
    job_responsibilities:
      '<p>In an ordinary month:</p><ul><li>Build screens</li><li>Read code</li></ul><p>And more.</p>',
    educational_requirements: '',
    other_benefits: '',
    experience_requirements: '2 to 4 years',
    additional_requirements: '',
    application_deadline: '2027-01-31',
    published_on: '2026-11-08',
    vacancy: '2',
    job_location: 'Dhaka, Bangladesh',
    salary: 'BDT 55,000 to 80,000 per month',
    employment_status: 'Full-time',
    workplace: 'Hybrid',
    age: '',
  });
});

test.each([
  [{ from: 0 }, 'No experience needed'],
  [{ from: 0, to: 1 }, 'Up to 1 year'],
  [{ from: 1 }, 'At least 1 year'],
  [{ from: 3 }, 'At least 3 years'],
  [{ from: 3, to: 3 }, '3 years'],
])('Experience of %j reads "%s"', (experience, words) => {
  expect(jobOnTheWire({ ...file, experience }).experience_requirements).toBe(words);
});

test('A job without a salary says that it is negotiable, one amount stands alone, and remote work may be anywhere', () => {
  expect(jobOnTheWire({ ...file, salary: undefined }).salary).toBe('Negotiable');
  expect(jobOnTheWire({ ...file, salary: { from: 15000, per: 'month' } }).salary).toBe('BDT 15,000 per month');
  expect(jobOnTheWire({ ...file, city: undefined }).job_location).toBe('Anywhere in Bangladesh');
});

test('What looks like markup in a file stays text', () => {
  const job = jobOnTheWire({ ...file, responsibilities: ['- <img src=x onerror=alert(1)>'] });
  expect(job.job_responsibilities).toBe('<ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>');
});
