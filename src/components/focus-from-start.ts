/** What could not have the focus when it came, because a question stood over it. */
let waiting: HTMLElement | null = null;

/**
 * Gives the focus to something that has just come, and scrolls to where it begins, clear of header and cookie banner
 * by the scroll padding of the page. Left to themselves, browsers scroll to the nearest edge, which for something
 * taller than the room between the two is its end.
 */
export function focusFromStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // What stands behind a dialog cannot have it.
  const hasFocus = element?.matches(':focus') ?? false;
  if (hasFocus) element?.scrollIntoView({ block: 'start' });
  waiting = hasFocus ? null : element;
}

/** Gives it to what has waited, after the question has gone and while its dialog is still open. */
export function focusWaiting(): void {
  if (waiting?.closest('dialog[open]')) focusFromStart(waiting);
}
