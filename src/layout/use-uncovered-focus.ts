import { useEffect } from 'react';

/**
 * Moves what gets the focus by keyboard out from under the header, notices, the shortcuts and the cookie banner (WCAG
 * 2.4.11).
 * Browsers keep the space that `scroll-padding` names, but not for what stays where it is while the page scrolls, nor
 * for fields taller than a line. What does it is fetched when something first gets the focus.
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    const uncover = async ({ target }: FocusEvent) => {
      const { moveClear } = await import('./move-clear');
      // After the browser's own scrolling.
      window.requestAnimationFrame(() => target instanceof Element && moveClear(target));
    };
    const uncoverIfPossible = (event: FocusEvent) => void uncover(event).catch(() => undefined);
    document.addEventListener('focusin', uncoverIfPossible);
    return () => document.removeEventListener('focusin', uncoverIfPossible);
  }, []);
}
