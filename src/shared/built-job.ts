import { graphql } from 'gatsby';
import { makeSafe, type SafeJob } from '../contract/jobs';
import { builtHtml } from './built-html';

/** A job of the build's snapshot. */
export function builtJob(job: Queries.BuiltJobFragment): SafeJob {
  return makeSafe(job, builtHtml);
}

export const fragments = graphql`
  fragment BuiltJob on JobOnTheWire {
    id
    job_title
    company_summery
    job_responsibilities
    educational_requirements
    other_benefits
    experience_requirements
    additional_requirements
    application_deadline
    published_on
    vacancy
    job_location
    salary
    employment_status
    workplace
    age
  }
`;
