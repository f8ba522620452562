import { useEffect, useRef, useState } from 'react';
import { backend } from '../sending/current-backend';
import type { FormMemory } from './form-memory';
import { isUnderWay, type Phase } from './phase';

/** For whoever waits for an answer that does not come, or for a connection. */
export function slowWords({ name }: Phase): string {
  if (name === 'offline') return 'If it cannot wait for the internet, reach us in another way.';
  return 'Sending takes unusually long. This page goes on trying, so you can wait.';
}

/** For whoever sent it once more with other words, which makes two. */
export const secondWords = 'What you sent before had arrived as well, so we have both.';

/** For whoever comes back to a form that was sent, or waited for a connection, when its page was loaded anew. */
export function wordsAfterReload({ isSent, isOpen }: Pick<FormMemory, 'isSent' | 'isOpen'>): string {
  if (isOpen) return `This may have arrived already.${backend.countsOnce}`;
  return isSent ? 'This has not been sent yet.' : '';
}

/** The line under the button while something is going on. */
export function statusOf(phase: Phase): string {
  if (phase.name === 'offline')
    return 'You are offline. Keep this page open: your request is sent as soon as you are back.';
  if (phase.name === 'sending') {
    return phase.isRetry ? 'It did not get through. Trying again; keep this page open.' : 'Sending…';
  }
  return '';
}

/** In milliseconds: how long a visitor waits, with nothing seen to move, before the other ways are offered as well. */
const patience = 12_000;

/**
 * Whether sending takes unusually long, however often it was tried, or waits for a connection; stays true until it is
 * answered. A file that is getting on takes its time, and the visitor sees how far it is; one that begins again and
 * again gets no further.
 */
export function useSlow(phase: Phase): boolean {
  const [isSlow, setSlow] = useState(false);
  const isSending = isUnderWay(phase);
  const highest = useRef(0);
  highest.current = phase.name === 'sending' ? Math.max(highest.current, phase.sent ?? 0) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what gets further than ever begins the wait anew
  useEffect(() => {
    if (!isSending) return setSlow(false);
    const timer = window.setTimeout(() => setSlow(true), patience);
    return () => window.clearTimeout(timer);
  }, [isSending, highest.current]);
  return isSlow && isSending;
}
