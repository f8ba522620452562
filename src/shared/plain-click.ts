import type { MouseEvent } from 'react';

/** A click that asks for nothing special, as a new tab would be: only such a click may be answered in place. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
