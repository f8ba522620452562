import type { Locator } from '@playwright/test';

/** Words, without addresses and what a hyphen joins. */
const words = /[^\s\-–/@.]+/g;

/** The words in a part that are seen and go on in a second line. */
export function brokenWords(part: Locator, wanted = words): Promise<string[]> {
  return part.evaluate((element, pattern) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden, script, svg, option'))
        continue;
      for (const word of (text.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
      }
    }
    return found;
  }, wanted);
}
