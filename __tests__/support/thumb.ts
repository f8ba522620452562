import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/**
 * Taps where a finger would, after scrolling no farther than a browser does to show it, and only if what lies there is
 * the thing itself: a test that clicks an element by itself never notices what covers it.
 */
export async function tapWhatIsSeen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const found = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const lies = document.elementFromPoint(x, y);
    return { x, y, above: element.contains(lies) ? '' : (lies?.outerHTML.slice(0, 120) ?? 'nothing') };
  });
  expect(found.above, `what covers ${target}`).toBe('');
  // Two taps at one place within 300 ms would be a double tap.
  await page.waitForTimeout(350);
  await page.touchscreen.tap(found.x, found.y);
}
