import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles how much of the window's foot the banner takes, as `--cookie-banner`: scrolling stops above it, the
 * footer can be scrolled clear of it, and on a phone the chat link stands on it. Browsers scroll to a tall field only
 * until its first line shows, so what gets the focus under the banner is brought above it here.
 */
export function useReservedSpace(banner: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;
    // By its offset, which leaves out how far it still has to rise.
    const reserve = () => style.setProperty('--cookie-banner', `${window.innerHeight - element.offsetTop}px`);
    const sizes = new ResizeObserver(reserve);
    const uncover = ({ target }: FocusEvent) => {
      if (target instanceof Element && isCovered(target, element)) target.scrollIntoView({ block: 'nearest' });
    };
    sizes.observe(element);
    document.addEventListener('focusin', uncover);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', uncover);
      style.removeProperty('--cookie-banner');
    };
  }, [banner]);
}

/** False for what has no room above the banner, such as the page's main part after the skip link. */
function isCovered(target: Element, banner: Element): boolean {
  if (banner.contains(target)) return false;
  const [a, b] = [target.getBoundingClientRect(), banner.getBoundingClientRect()];
  const overlaps = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return overlaps && a.height < b.top;
}
