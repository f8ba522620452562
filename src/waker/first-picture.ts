/**
 * Has the first picture of a page drawn before the rest is laid out, which on a slow phone takes as long again:
 * elements of the class `later` wait for it unless they are in it (src/styles/global.css). Not where a place further
 * down is what is seen first: the browser finds it by the height of what stands above.
 */
export function drawFirstPictureFirst(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (window.location.hash || visit?.toJSON().type !== 'navigate') return;
  const { dataset } = document.documentElement;
  dataset.first = '';
  window.addEventListener('DOMContentLoaded', () =>
    // A frame's callbacks come before its picture, so those of the next come after it.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.first)),
  );
}
