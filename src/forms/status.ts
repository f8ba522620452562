import { missingSentence } from './missing';
import type { Phase } from './phase';

/** For whoever waits for an answer that does not come. */
export const slowWords = 'Sending takes unusually long. This page goes on trying, so you can wait.';

/** For whoever comes back to a form that was being sent when its page was left or loaded anew. */
export const openWords = 'This may have arrived already. Sent again unchanged, it counts once.';

/** The line beside the button: what is going on, or what is still missing. */
export function statusOf(phase: Phase, missing: readonly string[]): string {
  if (phase.name === 'offline') return 'You are offline. Your request is kept and sent as soon as you are back.';
  if (phase.name === 'sending' && phase.retryIn) {
    return `It did not get through. Trying again in ${Math.ceil(phase.retryIn / 1000)} s; keep this page open.`;
  }
  if (phase.name === 'sending') return 'Sending…';
  return phase.name === 'stored' ? '' : missingSentence(missing);
}
