import type { Page } from '@playwright/test';

/** The words of the page that are seen and go on in a second line, but for addresses and what a hyphen joins. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden, script, svg, option'))
        continue;
      for (const word of (text.textContent ?? '').matchAll(/[^\s\-–/@.]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
      }
    }
    return found;
  });
}
