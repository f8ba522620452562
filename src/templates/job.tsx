import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { JobView } from '../blocks/job/job-view';
import { Stale } from '../blocks/job/stale';
import { jobPosting } from '../blocks/job/structured-data';
import { useJob } from '../blocks/job/use-job';
import { jobPath } from '../contract/jobs';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { builtJob } from '../shared/built-job';
import { useTrail } from '../shared/trail';
import { useCompany } from '../shared/use-company';

/**
 * A job on a page of its own (R-JOIN-04). The page closes itself when the deadline passes or the job leaves the list.
 */
export default function JobPage({ data: { job: file, words }, location }: PageProps<Queries.JobPageQuery>) {
  assertRead(file, 'job');
  assertRead(words, 'joinTeamPage');
  const company = useCompany();
  const crumbs = useTrail(location.pathname, '/join-team');
  const built = useMemo(() => builtJob(file.wire), [file]);
  const { job, state, isAsBuilt, live } = useJob(built);
  // What search engines are given must be what visitors see.
  const isAdvertised = state === 'open' && isAsBuilt;
  return (
    <>
      <Seo
        title={`${file.title} (${file.wire.job_location})`}
        description={file.summary}
        path={jobPath(built)}
        hidden={state !== 'open'}
        crumbs={crumbs}
        jsonLd={isAdvertised ? [jobPosting(company.siteUrl, file, built, company.name)] : []}
      />
      <JobView job={job} state={state} summary={file.summary} words={words.jobs} notice={<Stale live={live} />} />
    </>
  );
}

export const query = graphql`
  query JobPage($id: Int!) {
    subject: job(jsonId: { eq: $id }) {
      kind: __typename
      title
    }
    job(jsonId: { eq: $id }) {
      title
      summary
      wire {
        ...BuiltJob
      }
      ...JobPosting
    }
    words: joinTeamPage {
      jobs {
        ...JobViewWords
      }
    }
  }
`;
