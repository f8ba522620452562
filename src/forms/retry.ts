import type { Attempt, Outcome } from './outcome';

interface RetryRules {
  mode: 'own' | 'contract';
  onRetry: (wait: number) => void;
}

/** In milliseconds, before jitter (reliability C3). */
const waits = [1000, 2000, 4000, 8000];

/** In milliseconds: a longer wait is left to the visitor's Retry button. */
const longestWait = 30_000;

/**
 * Tries again with growing pauses. Our own backend knows the submission by its key, so any number of attempts makes
 * one lead; a backend without keys gets one more attempt, and only where no answer came (R-API-12). As long as one
 * attempt may have been stored, a failure of the others does not say that none was.
 */
export async function withRetries(attempt: () => Promise<Attempt>, { mode, onRetry }: RetryRules): Promise<Outcome> {
  const limit = mode === 'own' ? waits.length : 1;
  let isOpen = false;
  for (let tries = 0; ; tries += 1) {
    const { outcome: last, retry, wait } = await attempt();
    isOpen ||= 'isOpen' in last && last.isOpen;
    const outcome = 'isOpen' in last ? { ...last, isOpen } : last;
    const mayRetry = mode === 'own' ? retry !== undefined : retry === 'unanswered';
    if (!mayRetry || tries >= limit) return outcome;
    const pause = jittered(Math.max(wait ?? 0, waits[tries] ?? 0));
    if ((wait ?? 0) > longestWait) return outcome;
    onRetry(pause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Up to a quarter more, so that visitors who failed together do not return together. */
function jittered(pause: number): number {
  return Math.round(pause * (1 + Math.random() / 4));
}
