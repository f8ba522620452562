import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState } from 'react';
import { jobList } from '../../contract/job-list';
import { isOpen, type Job } from '../../contract/jobs';
import { loadJobs } from '../../live/jobs';
import { liveMarks } from '../../live/marks';
import { useCompany } from '../../shared/use-company';
import { useNow } from '../../shared/use-now';
import * as styles from './open-count.module.css';

/** How many positions are open: those of the build, then those of the backend (R-CAREER-01). Nothing while none is. */
export function OpenCount() {
  const now = useNow(useCompany().builtOn);
  const [current, setCurrent] = useState<readonly Job[]>();
  const { allJob } = useStaticQuery<Queries.OpenCountQuery>(graphql`
    query OpenCount {
      allJob {
        nodes {
          wire {
            application_deadline
          }
        }
      }
    }
  `);
  // A failure leaves the number of the build, and the list behind the link speaks for itself.
  useEffect(() => void loadJobs().then(setCurrent, () => {}), []);
  const deadlines: readonly Pick<Job, 'application_deadline'>[] = current ?? allJob.nodes.map(({ wire }) => wire);
  const count = deadlines.filter((job) => isOpen(job, now)).length;
  return (
    <p {...liveMarks(jobList.path, deadlines, now)} className={styles.count} hidden={count === 0}>
      {count === 1 ? '1 open position' : `${count} open positions`}
    </p>
  );
}
