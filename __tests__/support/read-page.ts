import type { Page } from '@playwright/test';

/** Scrolls through a page, so that what waits for the viewport is fetched and alive, and back to its beginning. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let offset = 0; offset < document.body.scrollHeight; offset += 600) {
      window.scrollTo(0, offset);
      // A browser that draws nothing shall not be waited for without a limit; what comes next has one.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    }
  });
  await page.waitForFunction(allCarouselsAreLive);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A carousel comes alive near the viewport, so the next one that has not is scrolled to. */
function allCarouselsAreLive(): boolean {
  const carousels = [...document.querySelectorAll('[aria-roledescription=carousel]')];
  const waiting = carousels.find((carousel) => !carousel.querySelector('.slick-initialized'));
  waiting?.scrollIntoView();
  return waiting === undefined;
}
