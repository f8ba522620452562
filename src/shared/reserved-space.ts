/** Marks what stands clear of the cookie banner, beside the page's own scrolling (src/styles/global.css). */
export const standsClear = { 'data-stands-clear': '' };

/**
 * Keeps `--cookie-banner` at the height that the banner takes at the window's foot: scrolling stops above it, the
 * footer can be scrolled clear of it, and the buttons in the corner of a wide screen stand on it. Only they are told,
 * because for a property that is inherited the browser computes the styles of the whole page anew. The height is read
 * once the page is laid out, so that nothing is laid out for it. A banner that is hidden takes none.
 */
export function reserveSpace(banner: HTMLElement): ResizeObserver {
  const sizes = new ResizeObserver(() => tell(banner.hidden ? '' : `${window.innerHeight - banner.offsetTop}px`));
  sizes.observe(banner);
  return sizes;
}

/** An empty height takes the property away. */
function tell(height: string): void {
  const standing = document.querySelectorAll<HTMLElement>('[data-stands-clear]');
  for (const { style } of [document.documentElement, ...standing]) style.setProperty('--cookie-banner', height);
}
