import type { Backend } from './backend';
import type { Attempt, Outcome } from './outcome';

interface RetryRules {
  /** How many attempts may follow the first. */
  limits: Backend['retries'];
  onRetry: (wait: number) => void;
}

/** In milliseconds, before jitter (reliability C3). */
const waits = [1000, 2000, 4000, 8000];

/** In milliseconds: a longer wait is left to the visitor's Retry button. */
const longestWait = 30_000;

/**
 * Tries again with growing pauses, as often as the backend allows. As long as one attempt may have been stored, what
 * became of the others does not say that none was: a backend may refuse an address because it has it already.
 */
export async function withRetries(attempt: () => Promise<Attempt>, { limits, onRetry }: RetryRules): Promise<Outcome> {
  let isOpen = false;
  for (let tries = 0; ; tries += 1) {
    const { outcome: last, retry, wait } = await attempt();
    isOpen ||= 'isOpen' in last && last.isOpen;
    const outcome = 'isOpen' in last ? { ...last, isOpen } : last;
    if (!retry || tries >= limits[retry]) return outcome;
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
