import { useMemo, useRef } from 'react';
import { application } from '../../contract/forms/application';
import { LeadForm } from '../../forms/lead-form';
import { useBegun } from '../../forms/use-begun';
import * as styles from './apply.module.css';

interface ApplyProps {
  /** Title of the job: what is applied for. */
  position: string;
  /** `gone`: not in the current list any more. */
  state: 'open' | 'closed' | 'gone';
  /** Path of the job's page. */
  page: string;
  /** Heading. */
  title: string;
}

/**
 * The application on the page of its job, with the position chosen (R-JOIN-14). It goes when the job is no longer open,
 * but never from under somebody who has begun it (reliability C9).
 */
export function Apply({ position, state, page, title }: ApplyProps) {
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
      <div className={styles.inner}>
        <div>
          <h2 id="apply-title">{title}</h2>
          <p className={styles.position}>{position}</p>
        </div>
        <div className={styles.form}>
          <LeadForm form={application} page={page} preset={preset} news={news[state]} />
        </div>
      </div>
    </section>
  );
}

/** The server refuses what is not in the list, and takes what comes late for a day (src/contract/jobs.ts). */
const news: Record<ApplyProps['state'], string> = {
  open: '',
  closed:
    'The deadline of this position has passed. While it is still chosen in the form, send it at once: what comes late is taken for a short time only. Otherwise choose another position, if one suits you.',
  gone: 'This position is no longer listed, so that an application for it is not accepted any more. Choose another position in the form, if one suits you.',
};
