type Buttons = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that asks for nothing special, as a new tab would be: only such a click may be answered in place. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Buttons): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
