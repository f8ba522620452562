import { useEffect, useRef, useState } from 'react';
import { isUnderWay, type Phase } from './phase';

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
