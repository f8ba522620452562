import { Button } from '../../components/button';
import { useRetry } from '../../components/use-retry';
import * as styles from './freshness.module.css';
import type { LiveFaqs } from './use-faqs';

interface FreshnessProps {
  live: LiveFaqs;
  words: { readonly text: string; readonly empty: string; readonly none: string; readonly retry: string };
}

/**
 * Says when the current questions did not come (R-ERR-03); and, with none to show, that they load (R-FAQ-09) or that
 * none are.
 */
export function Freshness({ live: { faqs, isLoading, hasFailed, reload }, words }: FreshnessProps) {
  const isEmpty = faqs.length === 0;
  const again = useRetry(isLoading ? 'loading' : hasFailed ? 'failed' : 'current', reload);
  return (
    <div role="status">
      {isEmpty && !hasFailed ? <p className={styles.note}>{isLoading ? 'Loading' : words.none}</p> : null}
      {hasFailed ? (
        <div className={styles.note}>
          <p>{isEmpty ? words.empty : words.text}</p>
          <Button look="outline" onClick={again.retry}>
            {isLoading ? 'Loading' : words.retry}
          </Button>
        </div>
      ) : null}
      {again.hasMended ? (
        <p ref={again.mended} tabIndex={-1} className={styles.note}>
          The questions are up to date.
        </p>
      ) : null}
    </div>
  );
}
