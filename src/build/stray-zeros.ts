import { readFileSync, writeFileSync } from 'node:fs';
import { filesIn } from './precompress';

/**
 * Takes zero bytes out of all pages. React 18 flushes its buffer of 2,048 bytes whole, also when a character of several
 * bytes did not fit in any more, and leaves zeros in the middle of a word (facebook/react#26228, mended in React 19).
 * Which page has some changes with every text.
 */
export function removeStrayZeros(folder: string): void {
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''));
  }
}
