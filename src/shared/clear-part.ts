/** What stands above the page at the edges of the window: its value says which, `top` or `bottom`. */
export const edges = '[data-edge]';

/** Between which heights of the window nothing stands above a part of the page, nor the keyboard of a phone. */
export function clearPart(box: Pick<DOMRect, 'left' | 'right'>): { top: number; bottom: number } {
  const { offsetTop: above, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  let [top, bottom] = [0, Math.min(window.innerHeight, above + height)];
  for (const edge of document.querySelectorAll<HTMLElement>(edges)) {
    const place = edge.getBoundingClientRect();
    if (place.left >= box.right || place.right <= box.left || place.height === 0) continue;
    // On a very low window the shortcuts stand at the end of the page.
    if (getComputedStyle(edge).position === 'relative') continue;
    if (edge.dataset.edge === 'top') top = Math.max(top, place.bottom);
    else bottom = Math.min(bottom, place.top);
  }
  return { top, bottom };
}
