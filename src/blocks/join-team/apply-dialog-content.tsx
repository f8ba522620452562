import { useMemo } from 'react';
import { application } from '../../contract/forms/application';
import { type Job, jobPath } from '../../contract/jobs';
import { LeadForm } from '../../forms/lead-form';
import * as styles from './apply-dialog-content.module.css';

/** What the application's popup holds. */
export default function ApplyDialogContent({ job }: { job: Pick<Job, 'id' | 'job_title'> }) {
  const preset = useMemo(() => ({ apply_for: job.job_title }), [job.job_title]);
  return (
    <>
      <h2 className={styles.title}>Apply for {job.job_title}</h2>
      <LeadForm form={application} page={window.location.pathname} address={`${jobPath(job)}#apply`} preset={preset} />
    </>
  );
}
