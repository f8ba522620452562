/**
 * A page without zero bytes. React 18 flushes its buffer of 2,048 bytes whole, also when a character of several bytes
 * did not fit in any more, and leaves zeros in the middle of a word (facebook/react#26228, mended in React 19). Which
 * page has some changes with every text.
 */
export function withoutStrayZeros(html: string): string {
  return html.replaceAll('\0', '');
}
