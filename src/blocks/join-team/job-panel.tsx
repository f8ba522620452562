import { ButtonLink } from '../../components/button';
import { application } from '../../contract/forms/application';
import { jobPath, type SafeJob } from '../../contract/jobs';
import { isPlainClick } from '../../shared/plain-click';
import { useCompany } from '../../shared/use-company';
import { Badge } from '../job/badge';
import { Facts } from '../job/facts';
import { Sections } from '../job/sections';
import { Share } from '../job/share';
import type { Position } from './arrange';
import * as styles from './job-panel.module.css';

interface JobPanelProps {
  position: Position;
  id: string;
  /** Whether it belongs to tabs; in the server's HTML it is simply the first position. */
  isPanel: boolean;
  words: Pick<Queries.JobBoardWordsFragment, 'closed' | 'closedText'>;
  onApply: (job: SafeJob) => void;
}

/** The chosen position in full. */
export function JobPanel({ position: { job, isOpen }, id, isPanel, words, onApply }: JobPanelProps) {
  const { siteUrl } = useCompany();
  const path = jobPath(job);
  return (
    <div
      id={id}
      {...(isPanel ? { role: 'tabpanel', 'aria-labelledby': `job-${job.id}` } : {})}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h3>
          {job.job_title} {isOpen ? null : <Badge label={words.closed} />}
        </h3>
        {isOpen ? (
          <ButtonLink
            to={`${path}#apply`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onApply(job);
            }}
          >
            {application.submitLabel}
          </ButtonLink>
        ) : null}
      </div>
      {isOpen ? null : <p className={styles.closed}>{words.closedText}</p>}
      <div className={styles.facts}>
        <Facts job={job} />
      </div>
      <Sections job={job} heading="h4" />
      <div className={styles.foot}>
        <Share title={job.job_title} url={siteUrl + path} />
      </div>
    </div>
  );
}
