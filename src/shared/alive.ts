let isAlive = false;

/** Called once, when the first page has come to life. */
export function noteAlive(): void {
  isAlive = true;
}

/**
 * Whether what is drawn now is drawn by the browser alone, and not upon the server's HTML, with which its first drawing
 * has to agree. No hook as `useIsAlive` is: drawing once more would take away what was typed meanwhile.
 */
export function isDrawnAlone(): boolean {
  return isAlive;
}
