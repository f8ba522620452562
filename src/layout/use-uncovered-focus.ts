import { useEffect } from 'react';

/**
 * Moves what gets the focus by keyboard out from under the header, notices, the shortcuts and the cookie banner (WCAG
 * 2.4.11).
 * Browsers keep the space that `scroll-padding` names, but not for what stays where it is while the page scrolls, nor
 * for fields taller than a line. What does it is fetched when something first gets the focus.
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    // After the browser's own scrolling. Without the module, what has the focus stays where the browser put it.
    const uncover = ({ target }: FocusEvent) =>
      import('./move-clear').then(
        ({ moveClear }) => window.requestAnimationFrame(() => target instanceof Element && moveClear(target)),
        () => undefined,
      );
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, []);
}
