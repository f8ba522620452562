import { Suspense } from 'react';
import { lazily } from '../components/lazily';
import { usePendingSubmissions } from '../forms/state/submission-store';
import * as styles from './submission-notices.module.css';

const SubmissionNoticeList = lazily(() => import('./submission-notice-list'));

/**
 * What became of submissions whose form was left before they were stored, on whichever page the visitor is now
 * (reliability C11).
 * Its place is there from the start, so that notices are announced; their words are fetched when there are any.
 */
export function SubmissionNotices() {
  const all = usePendingSubmissions();
  return (
    <div role="status" className={styles.notices} data-edge="top">
      {all.length > 0 ? (
        <Suspense fallback={null}>
          <SubmissionNoticeList all={all} />
        </Suspense>
      ) : null}
    </div>
  );
}
