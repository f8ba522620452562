import { jobPosting } from '../../../src/blocks/job/structured-data';
import { jobPath } from '../../../src/contract/jobs';
import { wireJob } from '../../support/jobs';

const origin = 'https://kantha.example';
const job = wireJob({ id: '101', job_title: 'Tester' });
const file: Queries.JobPostingFragment = {
  published: '2026-11-08',
  deadline: '2027-01-31',
  vacancies: 2,
  workplace: 'hybrid',
  city: 'Dhaka',
  employment: 'full-time',
  salary: { from: 55000, to: 80000, per: 'month' },
  experience: { from: 2 },
};

test('A job has what search engines require and recommend', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Tester',
    description:
      '<h3>Company overview</h3><p>Nothing leaves before somebody tried it.</p>' +
      '<h3>Job responsibilities</h3><ul><li>Try what others have built</li></ul>',
    url: `${origin}${jobPath(job)}`,
    identifier: { '@type': 'PropertyValue', name: 'Kantha Software', value: '101' },
    datePosted: '2026-11-08',
    validThrough: '2027-01-31T23:59:59+06:00',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Kantha Software',
      sameAs: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    employmentType: 'FULL_TIME',
    totalJobOpenings: 2,
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
    directApply: true,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Dhaka', addressCountry: 'BD' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BDT',
      value: { '@type': 'QuantitativeValue', minValue: 55000, maxValue: 80000, unitText: 'MONTH' },
    },
  });
});

test('Remote work has a country whose people may apply, and no place', () => {
  expect(posting({ workplace: 'remote', city: null })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Bangladesh' },
  });
  expect(posting({ workplace: 'remote', city: null })).not.toHaveProperty('jobLocation');
  expect(posting()).not.toHaveProperty('jobLocationType');
});

test('A negotiable salary is left out, one amount is a value', () => {
  expect(posting({ salary: null })).not.toHaveProperty('baseSalary');
  expect(posting({ salary: { from: 220, to: null, per: 'hour' } })).toMatchObject({
    baseSalary: { value: { value: 220, unitText: 'HOUR' } },
  });
});

test.each([
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['internship', 'INTERN'],
])('%s is %s', (employment, employmentType) => {
  expect(posting({ employment })).toMatchObject({ employmentType });
});

test('Beginners need no experience', () => {
  expect(posting({ experience: { from: 0 } })).toMatchObject({ experienceRequirements: 'no requirements' });
});

function posting(changes: Partial<Queries.JobPostingFragment> = {}) {
  return jobPosting(origin, { ...file, ...changes }, job, 'Kantha Software');
}
