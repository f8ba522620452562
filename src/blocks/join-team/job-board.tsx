import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useMedia } from '../../components/use-media';
import { jobList } from '../../contract/job-list';
import type { SafeJob } from '../../contract/jobs';
import { liveMarks } from '../../live/marks';
import { useJobs } from '../../live/use-jobs';
import { useCompany } from '../../shared/use-company';
import { useNow } from '../../shared/use-now';
import { Stale } from '../job/stale';
import { ApplyDialog } from './apply-dialog';
import { arrange } from './arrange';
import * as styles from './job-board.module.css';
import { JobPanel } from './job-panel';
import { JobTabs } from './job-tabs';
import { NoJobs } from './no-jobs';
import { useSelection } from './use-selection';

interface JobBoardProps {
  /** The jobs of the build. */
  built: readonly SafeJob[];
  words: Queries.JobBoardWordsFragment;
  location: { search: string; hash: string };
}

/** Where the panel stands beside the list; job-board.module.css says the same. */
const besides = '(min-width: 56.251em)';
const hasPanel = (): boolean => window.matchMedia(besides).matches;

/** The positions: their titles, and one of them open beside (R-JOIN-03..12). */
export function JobBoard({ built, words, location }: JobBoardProps) {
  const live = useJobs(built);
  const now = useNow(useCompany().builtOn);
  const areTabs = useMedia(besides);
  const panelId = useId();
  const positions = arrange(live.jobs, now);
  const { selected, select, unknown } = useSelection(positions, location, hasPanel);
  const notFound = { gone: words.goneText, unclear: words.unknownText };
  const [applyingFor, setApplyingFor] = useState<SafeJob>();
  const [isApplying, setApplying] = useState(false);

  function apply(job: SafeJob) {
    setApplyingFor(job);
    setApplying(true);
  }

  return (
    <div {...liveMarks(jobList.path, live.jobs, now)}>
      <Stale live={live} />
      <p role="status">{unknown && live.state !== 'built' ? notFound[unknown] : ''}</p>
      {positions.some(({ isOpen }) => isOpen) ? null : <NoJobs words={words} />}
      {selected ? (
        <div className={styles.board}>
          <JobTabs
            positions={positions}
            selected={selected}
            onSelect={select}
            areTabs={areTabs}
            panelId={panelId}
            label={words.choose}
            closedLabel={words.closed}
          />
          <JobPanel position={selected} id={panelId} isPanel={areTabs} words={words} onApply={apply} />
        </div>
      ) : null}
      <ApplyDialog job={applyingFor} isOpen={isApplying} onClose={() => setApplying(false)} />
    </div>
  );
}

export const fragments = graphql`
  fragment JobBoardWords on JoinTeamPageJobs {
    choose
    closed
    closedText
    goneText
    unknownText
    ...NoJobsWords
  }
`;
