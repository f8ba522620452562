import { graphql } from 'gatsby';
import { Breadcrumb } from '../../components/breadcrumb';
import { Button, ButtonLink } from '../../components/button';
import { PageBody } from '../../components/page-body';
import { PageHeader } from '../../components/page-header';
import { mailLink } from '../../contract/contact-links';
import { newJobPath } from '../../contract/jobs';
import type { LiveJobs } from '../../live/use-jobs';
import { useTrail } from '../../shared/trail';
import { useCompany } from '../../shared/use-company';
import * as styles from './looking.module.css';

interface LookingProps {
  live: LiveJobs;
  words: Queries.LookingWordsFragment;
}

/** In place of a job that is not there: being looked up, not to be had just now, or gone. */
export function Looking({ live, words }: LookingProps) {
  const { email } = useCompany().contact;
  const crumbs = useTrail(newJobPath, '/join-team');
  const isGone = live.state === 'current';
  const title = isGone ? words.gone : words.looking;
  return (
    <div data-wakes>
      <PageHeader title={title} before={<Breadcrumb crumbs={crumbs} current={title} />} />
      <PageBody>
        <div role="status" className={styles.state}>
          {live.state === 'built' ? <p>{words.lookingText}</p> : null}
          {isGone ? <p>{words.goneText}</p> : null}
          {live.state === 'failed' ? (
            <>
              <p>The position could not be loaded. Please try again in a moment.</p>
              <Button onClick={live.reload}>Retry</Button>
            </>
          ) : null}
        </div>
        <p className={styles.ways}>
          <ButtonLink to="/join-team" look="outline">
            {words.all}
          </ButtonLink>
          <a href={mailLink(email, 'A position at your company', '')}>{email}</a>
        </p>
      </PageBody>
    </div>
  );
}

export const fragments = graphql`
  fragment LookingWords on JoinTeamPageJobs {
    looking
    lookingText
    gone
    goneText
    all
  }
`;
