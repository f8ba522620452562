import { graphql } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { Breadcrumb } from '../../components/breadcrumb';
import { ButtonLink } from '../../components/button';
import { application } from '../../contract/forms/application';
import { jobList } from '../../contract/job-list';
import { jobPath, type SafeJob } from '../../contract/jobs';
import { liveMarks } from '../../live/marks';
import { isPlainClick } from '../../shared/plain-click';
import { useTrail } from '../../shared/trail';
import { useCompany } from '../../shared/use-company';
import { Apply } from './apply';
import { Badge } from './badge';
import { Facts } from './facts';
import * as styles from './job-view.module.css';
import { Sections } from './sections';
import { Share } from './share';

interface JobViewProps {
  job: SafeJob;
  /** `gone`: not in the current list any more. */
  state: 'open' | 'closed' | 'gone';
  /** The job in one sentence. */
  summary?: string;
  words: Queries.JobViewWordsFragment;
  /** Stands above everything else of the job. */
  notice?: ReactNode;
}

/** A job on a page of its own: what it is, and the application at its end. */
export function JobView({ job, state, summary, words, notice }: JobViewProps) {
  const { siteUrl } = useCompany();
  const path = jobPath(job);
  const crumbs = useTrail(path, '/join-team');
  return (
    <>
      <article {...liveMarks(jobList.path, state === 'open' ? [job] : [])} className={styles.job}>
        <div className={styles.head}>
          <Breadcrumb crumbs={crumbs} current={job.job_title} />
          {notice}
          <h1>{job.job_title}</h1>
          {state === 'open' ? null : <Badge label={state === 'closed' ? words.closed : words.gone} />}
          {summary ? <p>{summary}</p> : null}
        </div>
        <div className={styles.facts}>
          {state === 'open' ? null : (
            <div className={styles.closed}>
              <p>{state === 'closed' ? words.closedText : words.goneText}</p>
              <ButtonLink to="/join-team" look="outline">
                {words.all}
              </ButtonLink>
            </div>
          )}
          <Facts job={job} />
          {state === 'open' ? (
            <p className={styles.apply}>
              <ButtonLink to={`${path}#apply`} onClick={goToForm}>
                {application.submitLabel}
              </ButtonLink>
            </p>
          ) : null}
          <Share title={job.job_title} url={siteUrl + path} />
          <p className={styles.number}>
            Position {job.id} <span className={styles.address}>{siteUrl + path}</span>
          </p>
        </div>
        <Sections job={job} heading="h2" />
      </article>
      <Apply position={job.job_title} state={state} page={path} words={words} />
    </>
  );
}

/**
 * In place, and without a step in the history: that would count as another page, and wake the form at once instead of
 * letting the server's HTML of it stand until its script is there.
 */
function goToForm(event: MouseEvent): void {
  const form = document.getElementById('apply');
  if (!form || !isPlainClick(event)) return;
  event.preventDefault();
  form.scrollIntoView();
  form.focus({ preventScroll: true });
}

export const fragments = graphql`
  fragment JobViewWords on JoinTeamPageJobs {
    closed
    closedText
    gone
    goneText
    all
    ...ApplyWords
  }
`;
