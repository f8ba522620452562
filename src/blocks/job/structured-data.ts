import { graphql } from 'gatsby';
import { homeCountry } from '../../contract/home-country';
import { jobHtmlKeys, jobPath, type SafeJob } from '../../contract/jobs';
import type { JsonLd } from '../../seo/json-ld';
import { sectionTitles } from './sections';

/**
 * An open job, by the rules of Google's job search (developers.google.com/search/docs/appearance/structured-data/
 * job-posting): only on the job's own page, only while it is open, and only what the page itself shows.
 */
export function jobPosting(origin: string, file: Queries.JobPostingFragment, job: SafeJob, company: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.job_title,
    description: description(job),
    url: `${origin}${jobPath(job)}`,
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    datePosted: file.published,
    validThrough: `${file.deadline}T23:59:59+06:00`,
    hiringOrganization: {
      '@type': 'Organization',
      name: company,
      sameAs: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    employmentType: employmentTypes[file.employment],
    totalJobOpenings: file.vacancies,
    experienceRequirements: experience(file.experience),
    directApply: true,
    ...place(file),
    ...salary(file.salary),
  };
}

/** The five texts with their headings, as the page shows them. */
function description(job: SafeJob): string {
  return jobHtmlKeys
    .filter((key) => job[key] !== '')
    .map((key) => `<h3>${sectionTitles[key]}</h3>${job[key]}`)
    .join('');
}

const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Remote work has no place, but a country whose people may apply; hybrid work has an office to come to. */
function place({ workplace, city }: Queries.JobPostingFragment): Partial<JsonLd> {
  const address = { '@type': 'PostalAddress', ...(city ? { addressLocality: city } : {}), addressCountry: 'BD' };
  const located = { jobLocation: { '@type': 'Place', address } };
  if (workplace !== 'remote') return located;
  return {
    ...(city ? located : {}),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: homeCountry },
  };
}

/** Left out where no amount is stated: search engines refuse words. */
function salary(pay: Queries.JobPostingFragment['salary']): Partial<JsonLd> {
  if (!pay) return {};
  const amount = pay.to && pay.to !== pay.from ? { minValue: pay.from, maxValue: pay.to } : { value: pay.from };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BDT',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: pay.per.toUpperCase() },
    },
  };
}

function experience({ from }: Queries.JobPostingFragment['experience']): unknown {
  if (from === 0) return 'no requirements';
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 * from };
}

export const fragments = graphql`
  fragment JobPosting on Job {
    published
    deadline
    vacancies
    workplace
    city
    employment
    salary {
      from
      to
      per
    }
    experience {
      from
    }
  }
`;
