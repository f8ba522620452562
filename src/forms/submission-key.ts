import { type MutableRefObject, useMemo, useRef } from 'react';
import { recall, remember, type Slot } from './session';

/** The key under which a form is sent: the same over retries and reloads, until it is stored (reliability C2). */
export interface SubmissionKey {
  current: () => string;
  /** Takes a new one: the old one stands for a lead that is already stored with other words. */
  renew: (slot: Slot) => string;
  /** After success, or for another request: the next submission is another lead. */
  drop: () => void;
}

/** Kept in the page as well as in the session, because a browser may refuse to store anything. */
export function useSubmissionKey(slot: MutableRefObject<Slot>): SubmissionKey {
  const held = useRef<string | null>(null);
  return useMemo(() => {
    const hold = (at: Slot): string => {
      const key = newKey();
      held.current = key;
      remember(at, { key });
      return key;
    };
    return {
      current: () => recall(slot.current).key ?? held.current ?? hold(slot.current),
      renew: hold,
      drop: () => {
        held.current = null;
      },
    };
  }, [slot]);
}

/** 128 random bits. Any string that nobody else takes is a key (reliability R3). */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
