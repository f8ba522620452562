import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Hands, type Point, settled } from './hands';

/** Hands on a page of Playwright's. Tabs that it opens are closed again. */
export function chromiumHands(page: Page, hasTouch: boolean): Hands {
  page.on('dialog', (dialog) => void dialog.accept());
  let tabs = Promise.resolve();
  page.context().on('page', (other) => {
    tabs = tabs.then(() => closeTab(other, page));
  });
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    point: (at) => (hasTouch ? tap(page, at) : page.mouse.click(at.x, at.y)),
    hover: ({ x, y }) => page.mouse.move(x, y),
    press: (key, withShift = false) => page.keyboard.press(withShift ? `Shift+${key}` : key),
    size: async () => page.viewportSize() ?? { width: 360, height: 640 },
    resize: (size) => page.setViewportSize(size),
    run: (script, ...given) =>
      settled(async () => {
        // A page that lies behind another tab answers nobody.
        await tabs;
        await page.waitForLoadState('load');
        return page.evaluate(`(${script})(...${JSON.stringify(given)})`);
      }),
  };
}

/**
 * With a finger. Once in thousands of taps Chromium never says that it has received one, when the page goes on at that
 * very moment. It then waits for the end of that tap and passes no other on to the page, until it shows another site:
 * so the page is left and opened anew, and looked at like after any other tap.
 */
export async function tap(page: Page, { x, y }: Point): Promise<void> {
  const isReceived = await Promise.race([
    page.touchscreen.tap(x, y).then(() => true),
    pause(longestTap, false, { ref: false }),
  ]);
  if (isReceived) return;
  const address = page.url();
  await page.goto('about:blank');
  // In its place, so that nobody comes back to it.
  await page.evaluate((address) => window.location.replace(address), address);
  await page.waitForURL(address, { waitUntil: 'load' });
}

/** In milliseconds. */
const longestTap = 10_000;

/** What has been closed meanwhile, as everything is when a test ends, is no fault. */
async function closeTab(tab: Page, page: Page): Promise<void> {
  await tab.close().catch(() => undefined);
  await page.bringToFront().catch(() => undefined);
}
