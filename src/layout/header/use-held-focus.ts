import { type MutableRefObject, type RefObject, useEffect, useRef } from 'react';

/**
 * What within an element had the focus last, while nothing else was turned to since: a browser takes the focus from
 * what a turned screen hides, on a slow phone before anybody hears of the turn.
 */
export function useHeldFocus(container: RefObject<HTMLElement>): MutableRefObject<HTMLElement | null> {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target);
    const note = ({ target }: Event) => {
      held.current = target instanceof HTMLElement && !isOutside(target) ? target : null;
    };
    const forget = ({ target }: Event) => {
      if (isOutside(target)) held.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [container]);
  return held;
}
