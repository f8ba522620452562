import { useMemo } from 'react';
import { application } from '../../contract/forms/application';
import { LeadForm } from '../../forms/lead-form';
import * as styles from './apply.module.css';

interface ApplyProps {
  /** Title of the job: what is applied for. */
  position: string;
  /** Path of the job's page. */
  page: string;
  /** Heading. */
  title: string;
}

/** The application on the page of its job, with the position chosen (R-JOIN-14). */
export function Apply({ position, page, title }: ApplyProps) {
  const preset = useMemo(() => ({ apply_for: position }), [position]);
  return (
    <section id="apply" tabIndex={-1} className={styles.apply} aria-labelledby="apply-title">
      <div className={styles.inner}>
        <div>
          <h2 id="apply-title">{title}</h2>
          <p className={styles.position}>{position}</p>
        </div>
        <div className={styles.form}>
          <LeadForm form={application} page={page} preset={preset} />
        </div>
      </div>
    </section>
  );
}
