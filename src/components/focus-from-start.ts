/** What could not have the focus when it came, because a question stood over it. */
let waiting: HTMLElement | null = null;

/**
 * Gives the focus to something that has just come, and scrolls to where it begins, clear of header and cookie banner
 * by the scroll padding of the page. Left to themselves, browsers scroll to the nearest edge, which for something
 * taller than the room between the two is its end. Whoever has gone on to something else is left there.
 */
export function focusFromStart(element: HTMLElement | null): void {
  if (!element || isElsewhere(element)) return;
  element.focus({ preventScroll: true });
  // What stands behind a dialog cannot have it. WebKit matches no `:focus` in a window that nobody is in.
  const hasFocus = document.activeElement === element;
  if (hasFocus) element.scrollIntoView({ block: 'start' });
  waiting = hasFocus ? null : element;
}

/** Whether the focus is neither round it, nor in its form; a dialog has nothing else to go on to. */
function isElsewhere(element: HTMLElement): boolean {
  const now = document.activeElement;
  const place = element.closest('dialog') ?? element.closest('form');
  return now !== null && !now.contains(element) && !place?.contains(now);
}

/** Gives it to what has waited, after the question has gone and while its dialog is still open. */
export function focusWaiting(): void {
  if (waiting?.closest('dialog[open]')) focusFromStart(waiting);
}
