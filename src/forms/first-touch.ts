import { type MutableRefObject, useMemo, useRef } from 'react';
import { recall, remember, type Slot } from './session';

/** How long somebody has been at a form: very short times are those of programs (reliability R8). */
export interface FirstTouch {
  /** The first call counts, also over a reload; `time` in milliseconds since 1970. */
  note: (time: number) => void;
  /**
   * In milliseconds; undefined when the form was not touched before the eyes of the script, or the clock has been set
   * back since.
   */
  elapsed: () => number | undefined;
  /** After success, or for another request: the next submission begins anew. */
  drop: () => void;
}

/** Kept in the page as well as in the session, because a browser may refuse to store anything. */
export function useFirstTouch(slot: MutableRefObject<Slot>): FirstTouch {
  const held = useRef<number | null>(null);
  return useMemo(() => {
    const first = () => recall(slot.current).touched ?? held.current;
    return {
      note: (time) => {
        if (first() !== null) return;
        held.current = time;
        remember(slot.current, { touched: time });
      },
      elapsed: () => {
        const time = Math.round(Date.now() - (first() ?? Number.POSITIVE_INFINITY));
        return time < 0 ? undefined : time;
      },
      drop: () => {
        held.current = null;
      },
    };
  }, [slot]);
}
