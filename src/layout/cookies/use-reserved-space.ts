import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the styles the height of the banner at the window's foot as `--cookie-banner`: scrolling stops above it, the
 * footer can be scrolled clear of it, and the buttons in the corner of a wide screen stand on it.
 */
export function useReservedSpace(banner: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;
    const reserve = () => style.setProperty('--cookie-banner', `${window.innerHeight - element.offsetTop}px`);
    const sizes = new ResizeObserver(reserve);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, [banner]);
}
