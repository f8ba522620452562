import { type RefObject, useEffect } from 'react';

/**
 * Tells the styles how much of the window's foot the banner takes, as `--cookie-banner`: scrolling stops above it, the
 * footer can be scrolled clear of it, and on a phone the chat link stands on it. Browsers scroll to a tall field only
 * until its first line shows, so what gets the focus under the banner is brought above it here.
 */
export function useReservedSpace(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    if (!element) return;
    // By its offset, which leaves out how far it still has to rise.
    const reserve = () => style.setProperty('--cookie-banner', `${window.innerHeight - element.offsetTop}px`);
    const sizes = new ResizeObserver(reserve);
    const uncover = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && overlap(target, element)) {
        target.scrollIntoView({ block: 'nearest' });
      }
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

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
