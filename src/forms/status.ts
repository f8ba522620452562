import { apiMode } from '../live/api';
import { missingSentence } from './missing';
import type { Phase } from './phase';

/** For whoever waits for an answer that does not come. */
export const slowWords = 'Sending takes unusually long. This page goes on trying, so you can wait.';

/** For whoever cannot know whether it arrived. A backend that is not ours knows no keys. */
export const countsOnce = apiMode === 'own' ? ' Sent again unchanged, it counts once.' : '';

/** For whoever sent it once more with other words, which makes two. */
export const secondWords = 'What you sent before had arrived as well, so we have both.';

/** For whoever comes back to a form that was being sent when its page was left or loaded anew. */
export const openWords = `This may have arrived already.${countsOnce}`;

/** The line beside the button: what is going on, or what is still missing. */
export function statusOf(phase: Phase, missing: readonly string[]): string {
  if (phase.name === 'offline') return 'You are offline. Your request is kept and sent as soon as you are back.';
  if (phase.name === 'sending' && phase.isRetry) {
    return 'It did not get through. Trying again; keep this page open.';
  }
  if (phase.name === 'sending') return 'Sending…';
  return phase.name === 'stored' ? '' : missingSentence(missing);
}
