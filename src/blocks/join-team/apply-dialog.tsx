import { Suspense } from 'react';
import { Dialog } from '../../components/dialog';
import { lazily } from '../../components/lazily';
import { LoadingForm } from '../../components/loading-form';
import { type Job, jobPath } from '../../contract/jobs';

const ApplyDialogContent = lazily(() => import('./apply-dialog-content'));

interface ApplyDialogProps {
  /** The position that was last applied for. */
  job: Pick<Job, 'id' | 'job_title'> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The application as a popup (R-JOIN-09). It stays until the visitor closes it: success and failure show inside
 * (R-JOIN-10).
 */
export function ApplyDialog({ job, isOpen, onClose }: ApplyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={`Apply for ${job?.job_title ?? 'a position'}`}>
      {job ? (
        <Suspense fallback={<LoadingForm address={`${jobPath(job)}#apply`} />}>
          <ApplyDialogContent job={job} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
