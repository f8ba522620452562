import { backend } from '../sending/current-backend';
import { missingSentence } from './missing';
import type { Phase } from './phase';
import type { FormMemory } from './session';

/** For whoever waits for an answer that does not come. */
export const slowWords = 'Sending takes unusually long. This page goes on trying, so you can wait.';

/** For whoever sent it once more with other words, which makes two. */
export const secondWords = 'What you sent before had arrived as well, so we have both.';

/** For whoever comes back to a form that was sent, or waited for a connection, when its page was loaded anew. */
export function wordsAfterReload({ isSent, isOpen }: Pick<FormMemory, 'isSent' | 'isOpen'>): string {
  if (isOpen) return `This may have arrived already.${backend.countsOnce}`;
  return isSent ? 'This has not been sent yet.' : '';
}

/** The line beside the button: what is going on, or what is still missing. */
export function statusOf(phase: Phase, missing: readonly string[]): string {
  if (phase.name === 'offline')
    return 'You are offline. Keep this page open: your request is sent as soon as you are back.';
  if (phase.name === 'sending') {
    return phase.isRetry ? 'It did not get through. Trying again; keep this page open.' : 'Sending…';
  }
  return phase.name === 'stored' ? '' : missingSentence(missing);
}
