import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far a list of the backend is: asked for, not to be had, or here. */
export type Progress = 'loading' | 'failed' | 'current';

export interface Retrying {
  /** Whether there is something to say about a failure: it lasts until the list has come. */
  isShown: boolean;
  isUnderWay: boolean;
  /** Whether asking again has brought the list. */
  hasMended: boolean;
  /** Of the sentence that says so: it takes over the focus of the button that has gone. */
  mended: RefObject<HTMLParagraphElement>;
  retry: () => void;
}

/** Asking again for a list: the button stays while that is under way, and leaves the focus to what follows it. */
export function useRetry(progress: Progress, reload: () => void): Retrying {
  const [wasAsked, setAsked] = useState(false);
  const mended = useRef<HTMLParagraphElement>(null);
  const hasMended = wasAsked && progress === 'current';
  useEffect(() => {
    // Only from the button, which the browser has dropped it with: whoever went on meanwhile is left alone.
    if (hasMended && document.activeElement === document.body) mended.current?.focus();
  }, [hasMended]);

  function retry() {
    if (progress === 'loading') return;
    setAsked(true);
    reload();
  }
  const isUnderWay = wasAsked && progress === 'loading';
  return { isShown: progress === 'failed' || isUnderWay, isUnderWay, hasMended, mended, retry };
}
