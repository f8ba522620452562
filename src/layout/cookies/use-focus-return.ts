import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opened from the footer, the banner takes the focus; unasked, it leaves it where it is. When the banner goes while it
 * has the focus, the focus returns to the opener, or else to the page's main part, instead of getting lost.
 */
export function useFocusReturn(banner: RefObject<HTMLElement>, opener: HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (opener) element?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const home = opener ?? document.querySelector('main');
      home?.focus({ preventScroll: true });
    };
  }, [banner, opener]);
}
