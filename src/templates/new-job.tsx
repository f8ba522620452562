import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { JobView } from '../blocks/job/job-view';
import { Looking } from '../blocks/job/looking';
import { findJob, isOpen, jobPath, newJobPath } from '../contract/jobs';
import { useJobs } from '../live/use-jobs';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';
import { useTrail } from '../shared/trail';
import { useCompany } from '../shared/use-company';
import { useNow } from '../shared/use-now';

/**
 * A job that has no page of its own yet, found in the backend's list by the id at the end of the address. An address
 * with an old title leads on to the right one. Search engines wait for the page that the next build makes.
 */
export default function NewJobPage({ data: { words, allJob }, location }: PageProps<Queries.NewJobQuery>) {
  const live = useJobs(noJobs);
  const crumbs = useTrail(newJobPath, '/join-team');
  const now = useNow(useCompany().builtOn);
  const lastPart = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const built = findJob(
    lastPart,
    allJob.nodes.map(({ wire }) => wire),
  );
  const job = built ? undefined : findJob(lastPart, live.jobs);
  const right = built ?? job;
  const rightPath = right && jobPath(right);

  useEffect(() => {
    if (rightPath && rightPath !== location.pathname) navigate(rightPath + location.hash, { replace: true });
  }, [rightPath, location.pathname, location.hash]);

  assertRead(words, 'joinTeamPage');
  return (
    <>
      <Seo
        title={job?.job_title ?? words.jobs.looking}
        description={words.seo.description}
        path={location.pathname}
        crumbs={crumbs}
        hidden
      />
      {job ? (
        <JobView job={job} state={isOpen(job, now) ? 'open' : 'closed'} words={words.jobs} />
      ) : (
        <Looking live={live} words={words.jobs} />
      )}
    </>
  );
}

const noJobs: [] = [];

export const query = graphql`
  query NewJob {
    words: joinTeamPage {
      seo {
        description
      }
      jobs {
        looking
        ...JobViewWords
        ...LookingWords
      }
    }
    allJob {
      nodes {
        wire {
          id
          job_title
        }
      }
    }
  }
`;
