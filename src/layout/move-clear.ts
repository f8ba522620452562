import { clearPart, edges } from '../shared/clear-part';

/** In pixels: room for the mark of the focus. */
const gap = 12;

/** Moves what has got the focus by keyboard out from under what stands above the page, a field with its label. */
export function moveClear(target: Element): void {
  if (!target.matches(':focus-visible') || target.closest(`${edges}, dialog`)) return;
  const own = target.getBoundingClientRect();
  const { top, bottom } = clearPart(own);
  // The page's main part, after the skip link, has no room between them.
  if (own.height > bottom - top) return;
  // In a list that is moved sideways: what is seen in part is left so by browsers.
  if (own.left < 0 || own.right > document.documentElement.clientWidth)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const field = target.closest('[data-field]')?.getBoundingClientRect();
  const box = field && field.height <= bottom - top ? field : own;
  if (box.top < top) window.scrollBy({ top: box.top - top - gap, behavior: 'instant' });
  else if (box.bottom > bottom) window.scrollBy({ top: box.bottom - bottom + gap, behavior: 'instant' });
}
