/**
 * Gives the focus to something that has just come, and scrolls to where it begins, clear of header and cookie banner
 * by the scroll padding of the page. Left to themselves, browsers scroll to the nearest edge, which for something
 * taller than the room between the two is its end.
 */
export function focusFromStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // What stands behind a dialog cannot have it.
  if (element?.matches(':focus')) element.scrollIntoView({ block: 'start' });
}
