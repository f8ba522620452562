import { Suspense } from 'react';
import { lazily } from '../components/lazily';
import { useLeftBehind } from '../forms/state/run-store';
import * as styles from './layout.module.css';

const LeftBehindNews = lazily(() => import('./left-behind-news'));

/**
 * What became of a form that was left before it was stored, on whichever page the visitor is now (reliability C11).
 * Its place is there from the start, so that news is announced; the words are fetched when there is news.
 */
export function LeftBehind() {
  const all = useLeftBehind();
  return (
    <div role="status" className={styles.news}>
      {all.length > 0 ? (
        <Suspense fallback={null}>
          <LeftBehindNews all={all} />
        </Suspense>
      ) : null}
    </div>
  );
}
