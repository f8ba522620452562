import { Button } from '../../components/button';
import * as styles from './freshness.module.css';
import type { LiveFaqs } from './use-faqs';

interface FreshnessProps {
  live: LiveFaqs;
  words: { readonly text: string; readonly empty: string; readonly retry: string };
}

/** Says when the current questions did not come (R-ERR-03), and `Loading` while there are none to show (R-FAQ-09). */
export function Freshness({ live: { faqs, isLoading, hasFailed, reload }, words }: FreshnessProps) {
  const isEmpty = faqs.length === 0;
  return (
    <div role="status">
      {isLoading && isEmpty && !hasFailed ? <p className={styles.note}>Loading</p> : null}
      {hasFailed ? (
        <div className={styles.note}>
          <p>{isEmpty ? words.empty : words.text}</p>
          <Button look="outline" onClick={isLoading ? undefined : reload}>
            {isLoading ? 'Loading' : words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
