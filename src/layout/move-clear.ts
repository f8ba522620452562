/** In pixels: room for the mark of the focus. */
const gap = 12;

/** What stands above the page at the edges of the window: its value says which, `top` or `bottom`. */
const edges = '[data-edge]';

/** Moves what has got the focus by keyboard out from under what stands above the page. */
export function moveClear(target: Element): void {
  if (!target.matches(':focus-visible') || target.closest(`${edges}, dialog`)) return;
  const box = target.getBoundingClientRect();
  const { top, bottom } = clearPart(box);
  // The page's main part, after the skip link, has no room between them.
  if (box.height > bottom - top) return;
  if (box.top < top) window.scrollBy({ top: box.top - top - gap, behavior: 'instant' });
  else if (box.bottom > bottom) window.scrollBy({ top: box.bottom - bottom + gap, behavior: 'instant' });
}

/** Between which heights of the window nothing stands above a part of the page. */
function clearPart(box: DOMRect): { top: number; bottom: number } {
  let [top, bottom] = [0, window.innerHeight];
  for (const edge of document.querySelectorAll<HTMLElement>(edges)) {
    const place = edge.getBoundingClientRect();
    if (place.left >= box.right || place.right <= box.left || place.height === 0) continue;
    // On a very low window the shortcuts stand at the end of the page.
    if (getComputedStyle(edge).position === 'static') continue;
    if (edge.dataset.edge === 'top') top = Math.max(top, place.bottom);
    else bottom = Math.min(bottom, place.top);
  }
  return { top, bottom };
}
