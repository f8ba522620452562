import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles how much of the window's foot the banner takes, as `--cookie-banner`: scrolling stops above it, the
 * footer can be scrolled clear of it, and on a phone the chat link stands on it.
 */
export function useReservedSpace(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;
    // By its offset, which leaves out how far it still has to rise.
    const reserve = () => style.setProperty('--cookie-banner', `${window.innerHeight - element.offsetTop}px`);
    const sizes = new ResizeObserver(reserve);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, [banner]);
}
