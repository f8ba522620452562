import { graphql } from 'gatsby';
import { useMemo, useRef } from 'react';
import { application } from '../../contract/forms/application';
import { LeadForm } from '../../forms/lead-form';
import { useBegun } from '../../forms/state/use-begun';
import { goesWithForm, requestPlace } from '../../shared/request-place';
import * as styles from './apply.module.css';

interface ApplyProps {
  /** Title of the job: what is applied for. */
  position: string;
  /** `gone`: not in the current list any more. */
  state: 'open' | 'closed' | 'gone';
  /** Path of the job's page. */
  page: string;
  words: Queries.ApplyWordsFragment;
}

/**
 * The application on the page of its job, with the position chosen (R-JOIN-14). It goes when the job is no longer open,
 * but never from under somebody who has begun it (reliability C9).
 */
export function Apply({ position, state, page, words }: ApplyProps) {
  const place = useRef<HTMLElement>(null);
  const preset = useMemo(() => ({ apply_for: position }), [position]);
  const isOffered = state === 'open';
  const { isBegun, begin } = useBegun(place, { form: application, preset, isOffered });
  if (!isOffered && !isBegun) return null;
  return (
    <section
      ref={place}
      id="apply"
      tabIndex={-1}
      className={styles.apply}
      aria-labelledby="apply-title"
      onFocus={begin}
      onInput={begin}
    >
      <div {...requestPlace} className={styles.inner}>
        <div>
          <h2 {...goesWithForm} id="apply-title">
            {words.formTitle}
          </h2>
          <p className={styles.position}>{position}</p>
        </div>
        <div className={styles.form}>
          <LeadForm form={application} page={page} preset={preset} notice={notice(state, words)} />
        </div>
      </div>
    </section>
  );
}

/** The server refuses what is not in the list, and takes what comes late for a day (src/contract/open-jobs.ts). */
function notice(state: ApplyProps['state'], { closedNews, goneNews }: ApplyProps['words']): string {
  if (state === 'open') return '';
  return state === 'closed' ? closedNews : goneNews;
}

export const fragments = graphql`
  fragment ApplyWords on JoinTeamPageJobs {
    formTitle
    closedNews
    goneNews
  }
`;
